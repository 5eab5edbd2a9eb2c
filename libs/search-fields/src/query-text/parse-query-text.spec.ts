import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyQueryText } from '../testing/any-tree.ts';
import type { QueryNode } from '../types.ts';
import { QUERY_DEPTH_MAX, QUERY_NODES_MAX } from './limits.ts';
import { parseQueryText } from './parse-query-text.ts';
import { printQueryText } from './print-query-text.ts';
import { QUERY_TEXT_MESSAGES } from './problems.ts';

type Node = QueryNode;
const word = (text: string, field: string | null = null): Node => ({ op: 'word', field, text });
const phrase = (text: string, field: string | null = null): Node => ({ op: 'phrase', field, text });
const prefix = (text: string, field: string | null = null): Node => ({ op: 'prefix', field, text });
const range = (from: string | null, to: string | null, field = 'year'): Node => ({
  op: 'range',
  field,
  from,
  to,
});
const and = (...nodes: Node[]): Node => ({ op: 'and', nodes });
const or = (...nodes: Node[]): Node => ({ op: 'or', nodes });
const not = (node: Node): Node => ({ op: 'not', node });
const ALL: Node = { op: 'all' };
const [a, b, c] = [word('a'), word('b'), word('c')];

describe('the language', () => {
  test.each<[string, string, Node]>([
    ['nothing asks for everything', '  ', ALL],
    ['a star asks for everything', '*', ALL],
    ['a word', 'sea', word('sea')],
    ['words are joined by AND', 'a b', and(a, b)],
    ['AND may be written', 'a AND b', and(a, b)],
    ['OR', 'a OR b', or(a, b)],
    ['AND and OR as in Lucene', 'a && b || c', or(and(a, b), c)],
    ['not without spaces', 'a&&b c||', and(word('a&&b'), word('c||'))],
    ['nor in a value', 'title:&&', word('&&', 'title')],
    ['lower-case operators are words', 'a or b', and(a, word('or'), b)],
    [
      'a word that begins like an operator',
      'ANDES ORCA NOTE',
      and(word('ANDES'), word('ORCA'), word('NOTE')),
    ],
    ['AND binds tighter than OR', 'a b OR c', or(and(a, b), c)],
    ['NOT binds tightest', 'NOT a b', and(not(a), b)],
    ['a hyphen before a word is NOT', 'a -b', and(a, not(b))],
    ['before a phrase and a group too', '-"a b" -(a OR b)', and(not(phrase('a b')), not(or(a, b)))],
    ['a hyphen in a word is part of it', 'sea-level', word('sea-level')],
    ['a single hyphen is a word', 'a - b', and(a, word('-'), b)],
    ['NOT before a parenthesis', 'NOT(a b)', not(and(a, b))],
    ['twice NOT is none', 'NOT -a', a],
    ['parentheses', 'a (b OR c)', and(a, or(b, c))],
    ['a phrase', '"sea level"', phrase('sea level')],
    ['curly quotation marks', '“sea level”', phrase('sea level')],
    ['German ones', '„sea level“', phrase('sea level')],
    ['French ones', '«sea level»', phrase('sea level')],
    ['curly marks within straight ones', '"the “big” sea"', phrase('the “big” sea')],
    ['escaped marks in a phrase', '"a \\"b\\" \\\\ \\c"', phrase('a "b" \\ \\c')],
    ['a prefix', 'clim*', prefix('clim')],
    ['a field', 'title:sea', word('sea', 'title')],
    ['a field in any letter case', 'TITLE:sea', word('sea', 'title')],
    ['another name of a field', 'orcid:0000-0002-1825-0097', word('0000-0002-1825-0097', 'author')],
    ['a space after the colon', 'title: sea', word('sea', 'title')],
    ['a field with a phrase', 'title:"sea level"', phrase('sea level', 'title')],
    ['a field with a prefix', 'title:clim*', prefix('clim', 'title')],
    [
      'a field with a group',
      'title:(a OR "b c" -d)',
      or(word('a', 'title'), and(phrase('b c', 'title'), not(word('d', 'title')))),
    ],
    ['another field within the group', 'title:(a author:b)', and(word('a', 'title'), word('b', 'author'))],
    ['a negated field', '-title:a', not(word('a', 'title'))],
    ['the colon counts once', 'title:author:b', word('author:b', 'title')],
    ['a colon after a word that is not a field', '10.1038/x:y', word('10.1038/x:y')],
    ['an address', 'https://doi.org/10.1/x', word('https://doi.org/10.1/x')],
    ['the parentheses of a DOI', '10.1016/S0140-6736(20)30925-9', word('10.1016/S0140-6736(20)30925-9')],
    [
      'of an older one',
      '(10.1002/(SICI)1(1)4:8<6::A>3.0;2-O a)',
      and(word('10.1002/(SICI)1(1)4:8<6::A>3.0;2-O'), a),
    ],
    [
      'of one with a prefix, in an address',
      'doi:10.1000/(a) x.org/10.1000/a(b)',
      and(word('doi:10.1000/(a)'), word('x.org/10.1000/a(b)')),
    ],
    ['of one in a field', '-pid:10.1000/x/a(b)c', not(word('10.1000/x/a(b)c', 'pid'))],
    [
      'pairs only',
      '(10.1000/a(b)) 10.1000/c(a OR b)',
      and(word('10.1000/a(b)'), word('10.1000/c'), or(a, b)),
    ],
    ['a parenthesis after any other word', 'a(b)', and(a, b)],
    [
      'names of prototypes are not fields',
      '__proto__:a constructor:b',
      and(word('__proto__:a'), word('constructor:b')),
    ],
    ['a range', 'year:2018..2020', range('2018', '2020')],
    ['a range in brackets', 'year:[2018 TO 2020]', range('2018', '2020')],
    ['with dates', 'date:2018-01-01..2018-06-30', range('2018-01-01', '2018-06-30', 'date')],
    ['open at the end', 'year:2018..', range('2018', null)],
    ['open at the start', 'year:..2020', range(null, '2020')],
    ['open in brackets', 'year:[* TO 2020]', range(null, '2020')],
    ['open in brackets at the end', 'year:[2018 TO *]', range('2018', null)],
    ['open at both: any value', 'year:*', range(null, null)],
    ['ends in quotation marks', 'date:["2018-01-01" TO "2019"]', range('2018-01-01', '2019', 'date')],
    ['ranges in a group', 'year:(..1990 OR [2018 TO 2020])', or(range(null, '1990'), range('2018', '2020'))],
    ['no range without a field', 'a..b', word('a..b')],
    ['a bracket without a field', '[a', word('[a')],
    ['an escaped operator', '\\AND', word('AND')],
    ['the other way to write it', '\\||', word('||')],
    ['an escaped colon', 'title\\:a', word('title:a')],
    ['an escaped space', 'a\\ b', word('a b')],
    ['a backslash before a letter stays', '\\alpha', word('\\alpha')],
    ['a word against a phrase', 'a"b c"', and(a, phrase('b c'))],
    [
      'a plus before an operand',
      '+a +title:b +"b c" +(a OR b)',
      and(a, word('b', 'title'), phrase('b c'), or(a, b)),
    ],
    ['a plus alone, or within a word', '+ C++', and(word('+'), word('C++'))],
    [
      'a tag of Web of Science',
      'TI=a AU=(b OR c)',
      and(word('a', 'title'), or(word('b', 'author'), word('c', 'author'))),
    ],
    [
      'with a colon, before a parenthesis or phrase',
      'AU:(a) TI:"b c"',
      and(word('a', 'author'), phrase('b c', 'title')),
    ],
    ['a colon that is part of a name', 'Ti:sapphire', word('Ti:sapphire')],
    ['a tag for any field', 'TS=(a b)', and(a, b)],
    ['a tag of Scopus', 'TITLE-ABS-KEY(a) AUTH(b)', and(a, word('b', 'author'))],
    ['an escaped tag', '\\TI=a', word('TI=a')],
    ['a number with an exponent', 'R^2 10^-4', and(word('R^2'), word('10^-4'))],
    ['a chemical name', 'benzo[a]pyrene', word('benzo[a]pyrene')],
    ['an address with a question mark', 'x.org/?id=a', word('x.org/?id=a')],
  ])('%s: %s', (_rule, text, tree) => expect(parseQueryText(text)).toEqual({ tree, problems: [] }));
});

describe('known fields', () => {
  test.each<[readonly string[] | undefined, string, Node]>([
    [[], 'title:a', word('title:a')],
    [['title'], 'title:a', word('a', 'title')],
    [['title'], 'author:a', word('author:a')],
    [['title'], 'acronym:a', word('a', 'title')],
    [['colour'], 'Colour:a', word('a', 'colour')],
    [undefined, 'openaccesscolor:gold', word('gold', 'openAccessColor')],
  ])('fields %j: %s', (fields, text, tree) => expect(parseQueryText(text, { fields }).tree).toEqual(tree));
});

describe('problems with their position, and the repaired tree', () => {
  test.each<[string, string, [id: keyof typeof QUERY_TEXT_MESSAGES, start: number, end: number][], Node]>([
    ['an open quotation mark', 'a "b c', [['query-text.unclosed-quote', 2, 3]], and(a, phrase('b c'))],
    ['an open quotation mark with nothing', 'a "', [['query-text.unclosed-quote', 2, 3]], a],
    ['an empty phrase', 'a ""', [['query-text.empty-phrase', 2, 4]], a],
    [
      'an open parenthesis',
      '(a OR (b',
      [
        ['query-text.unclosed-group', 6, 7],
        ['query-text.unclosed-group', 0, 1],
      ],
      or(a, b),
    ],
    ['a parenthesis too many', 'a ) b', [['query-text.unopened-group', 2, 3]], and(a, b)],
    ['empty parentheses', 'a ()', [['query-text.empty-group', 2, 4]], a],
    ['AND at the start', 'AND a', [['query-text.dangling-operator', 0, 3]], a],
    ['AND at the end', 'a AND', [['query-text.dangling-operator', 2, 5]], a],
    ['OR at the start', 'OR a', [['query-text.dangling-operator', 0, 2]], a],
    ['OR at the end', 'a OR', [['query-text.dangling-operator', 2, 4]], a],
    ['NOT at the end', 'a NOT', [['query-text.dangling-operator', 2, 5]], a],
    ['two operators', 'a OR OR b', [['query-text.dangling-operator', 5, 7]], or(a, b)],
    ['AND after OR', 'a OR AND b', [['query-text.dangling-operator', 5, 8]], or(a, b)],
    ['NOT before OR', 'a NOT OR b', [['query-text.dangling-operator', 2, 5]], or(a, b)],
    ['an operator alone', 'OR', [['query-text.dangling-operator', 0, 2]], ALL],
    ['an operator at the end of a group', '(a OR) b', [['query-text.dangling-operator', 3, 5]], and(a, b)],
    ['a field without a value', 'a title:', [['query-text.missing-value', 2, 8]], a],
    [
      'a field before an operator',
      'title: OR b',
      [
        ['query-text.missing-value', 0, 6],
        ['query-text.dangling-operator', 7, 9],
      ],
      b,
    ],
    ['a field before a field', 'title: author:b', [['query-text.missing-value', 0, 6]], word('b', 'author')],
    ['a field at the end of a group', '(a title:)', [['query-text.missing-value', 3, 9]], a],
    ['an empty phrase in a field', 'title:"" b', [['query-text.empty-phrase', 6, 8]], b],
    [
      'a bracket that is not closed',
      'year:[2018 TO 2020',
      [['query-text.broken-range', 5, 18]],
      range('2018', '2020'),
    ],
    [
      'a bracket without TO',
      'year:[2018] b',
      [['query-text.broken-range', 5, 11]],
      and(range('2018', '2018'), b),
    ],
    [
      'a bracket without a start',
      'year:[TO 2020]',
      [['query-text.broken-range', 5, 14]],
      range(null, '2020'),
    ],
    ['a range in reverse', 'year:2020..2010', [['query-text.reversed-range', 5, 15]], range('2020', '2010')],
    [
      'a range in reverse in brackets',
      'year:[2020 TO 2010]',
      [['query-text.reversed-range', 5, 19]],
      range('2020', '2010'),
    ],
    [
      'a year that is no number',
      'a year:20x1',
      [['query-text.no-number', 7, 11]],
      and(a, word('20x1', 'year')),
    ],
    [
      'a number with decimals',
      'citations:"1.5"',
      [['query-text.no-number', 10, 15]],
      phrase('1.5', 'citations'),
    ],
    ['a range of no numbers', 'year:2018..soon', [['query-text.no-number', 5, 15]], range('2018', 'soon')],
    ['a month', 'date:2018-03', [['query-text.no-date', 5, 12]], word('2018-03', 'date')],
    [
      'a day that does not exist',
      'date:[2018-02-30 TO *]',
      [['query-text.no-date', 5, 22]],
      range('2018-02-30', null, 'date'),
    ],
    ['neither true nor false', 'green:yes', [['query-text.no-boolean', 6, 9]], word('yes', 'green')],
    ['a range of words', 'title:a..b', [['query-text.no-order', 6, 10]], range('a', 'b', 'title')],
    ['the beginning of a year', 'year:201*', [['query-text.no-beginning', 5, 9]], prefix('201', 'year')],
    [
      'the beginning of a whole value',
      'pid:10.5*',
      [['query-text.no-beginning', 4, 9]],
      prefix('10.5', 'pid'),
    ],
    [
      'a wrong value within a group of its field',
      'year:(2018 OR soon)',
      [['query-text.no-number', 14, 18]],
      or(word('2018', 'year'), word('soon', 'year')),
    ],
    ['a bracket without an end', 'year:[2018 TO]', [['query-text.broken-range', 5, 14]], range('2018', null)],
    ['words near each other', 'a NEAR/3 b', [['query-text.no-proximity', 2, 8]], and(a, b)],
    ['as Ovid writes it', '(a adj2 b) OR c', [['query-text.no-proximity', 3, 7]], or(and(a, b), c)],
    ['as Scopus writes it', 'a W/5 b', [['query-text.no-proximity', 2, 5]], and(a, b)],
    ['a star within a word', 'a*b', [['query-text.no-wildcard', 0, 3]], word('a*b')],
    ['a star before a word', '*tion', [['query-text.no-wildcard', 0, 5]], word('*tion')],
    ['a sign for one letter', 'wom?n', [['query-text.no-wildcard', 0, 5]], word('wom?n')],
    ['a sign for any ending', 'title:sea$', [['query-text.no-wildcard', 6, 10]], word('sea$', 'title')],
    ['a tag of PubMed', 'sea[ti] a', [['query-text.no-tag', 3, 7]], and(word('sea'), a)],
    ['a tag with a space', '"a b"[MeSH Terms]', [['query-text.no-tag', 5, 17]], phrase('a b')],
    ['a distance in a phrase', '"a b"~5 c', [['query-text.no-weight', 5, 7]], and(phrase('a b'), c)],
    ['a fuzzy word', 'glacier~1', [['query-text.no-weight', 7, 9]], word('glacier')],
    ['a weight', 'title:glacier^2.5', [['query-text.no-weight', 13, 17]], word('glacier', 'title')],
    ['offsets count UTF-16 units', '😀 ()', [['query-text.empty-group', 3, 5]], word('😀')],
  ])('%s: %s', (_mistake, text, problems, tree) =>
    expect(parseQueryText(text)).toEqual({
      tree,
      problems: problems.map(([messageId, start, end]) => ({
        messageId,
        message: QUERY_TEXT_MESSAGES[messageId],
        start,
        end,
      })),
    }),
  );
});

describe('a field of few values', () => {
  test.each([
    ['access:opne', '"open source", open, embargo, restricted, closed, unknown'],
    ['type:article', 'publication, dataset, software, other'],
    ['openAccessColor:"red"', 'gold, hybrid, bronze'],
    ['citationClass:C6', 'c1, c2, c3, c4, c5'],
    ['sdg:0', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17'],
  ])('has no value as in %s, and its values are named', (text, values) => {
    const { tree, problems } = parseQueryText(text);
    expect(problems).toEqual([
      {
        messageId: 'query-text.no-value',
        message: `The values of this field are ${values}, so nothing matches this.`,
        values: { values },
        start: text.indexOf(':') + 1,
        end: text.length,
      },
    ]);
    expect(printQueryText(tree)).toBe(text);
  });
  test.each([
    'access:Open',
    'access:"Open Access"',
    'access:members',
    'access:c_abf2',
    'access:*',
    'type:Dataset',
    'influenceClass:C1',
    'sdg:"SDG 13"',
  ])('has a value as in %s', (text) => expect(parseQueryText(text).problems).toEqual([]));
});

const countNodes = (node: Node): number => {
  if ('nodes' in node) return node.nodes.reduce((sum, child) => sum + countNodes(child), 1);
  return node.op === 'not' ? 1 + countNodes(node.node) : 1;
};

describe('limits', () => {
  test(`parentheses ${QUERY_DEPTH_MAX} deep, and no deeper`, () => {
    const nested = (depth: number) => `${'(a OR '.repeat(depth)}b${')'.repeat(depth)}`;
    expect(parseQueryText(nested(QUERY_DEPTH_MAX)).problems).toEqual([]);
    const { tree, problems } = parseQueryText(`c ${nested(QUERY_DEPTH_MAX + 1)}`);
    expect(problems.map(({ messageId, start }) => [messageId, start])).toEqual([
      ['query-text.too-deep', 2 + 6 * QUERY_DEPTH_MAX],
    ]);
    expect(tree).toEqual(and(c, or(...Array.from({ length: QUERY_DEPTH_MAX }, () => a))));
  });

  test.each([
    ['words', 'a ', QUERY_NODES_MAX - 1],
    ['alternatives', 'a OR ', QUERY_NODES_MAX - 1],
    ['negations', '-a ', (QUERY_NODES_MAX - 2) / 2],
  ])(`%s up to ${QUERY_NODES_MAX} nodes`, (_what, part, count) => {
    expect(countNodes(parseQueryText(part.repeat(5000)).tree)).toBeLessThanOrEqual(QUERY_NODES_MAX);
    const full = parseQueryText(part.repeat(count).replace(/ OR $/, ''));
    expect(full.problems).toEqual([]);
    const more = parseQueryText(part.repeat(count + 2).replace(/ OR $/, ''));
    expect(more.problems.map(({ messageId }) => messageId)).toEqual(['query-text.too-large']);
    expect(more.problems[0]?.end).toBe(part.repeat(count + 2).replace(/ OR $/, '').length);
  });

  test.each([
    'a',
    'a ',
    '(',
    ')',
    '"',
    '“',
    '-',
    'NOT ',
    'OR ',
    'title:',
    'year:[',
    '\\',
    '*',
    '.',
    'a"',
    '()',
    '[',
    ' ',
    'title: ',
    '10.1000/a(',
    '10.1000/(a)',
    '(10.1000/a)(',
  ])(
    'a text of 1,000,000 times %j takes time in proportion',
    (part) => {
      const text = part.repeat(Math.ceil(1_000_000 / part.length));
      const { tree, problems } = parseQueryText(text);
      expect(problems.length).toBeLessThanOrEqual(100);
      expect(countNodes(tree)).toBeLessThanOrEqual(QUERY_NODES_MAX);
    },
    2000,
  );
});

describe('properties', () => {
  test('never throws, and problems lie within the text', () =>
    fc.assert(
      fc.property(anyQueryText, (text) => {
        for (const { start, end } of parseQueryText(text).problems) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 3000 },
    ));

  test('plain words are parsed unchanged', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 2 }), (words) => {
        expect(parseQueryText(words.join(' '))).toEqual({
          tree: and(...words.map((one) => word(one))),
          problems: [],
        });
        expect(printQueryText(and(...words.map((one) => word(one))))).toBe(words.join(' '));
      }),
    ));
});
