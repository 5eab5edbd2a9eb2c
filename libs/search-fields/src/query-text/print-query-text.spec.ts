import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { QueryNode } from '../types.ts';
import { normalizeQuery } from './normalize-query.ts';
import { parseQueryText } from './parse-query-text.ts';
import { printQueryText } from './print-query-text.ts';
import type { QueryTextMessageId } from './problems.ts';
import { anyQueryText, anyTree } from '../testing/any-tree.ts';

const word = (text: string, field: string | null = null): QueryNode => ({ op: 'word', field, text });
const phrase = (text: string, field: string | null = null): QueryNode => ({ op: 'phrase', field, text });
const prefix = (text: string, field: string | null = null): QueryNode => ({ op: 'prefix', field, text });
const range = (from: string | null, to: string | null): QueryNode => ({
  op: 'range',
  field: 'year',
  from,
  to,
});
const and = (...nodes: QueryNode[]): QueryNode => ({ op: 'and', nodes });
const or = (...nodes: QueryNode[]): QueryNode => ({ op: 'or', nodes });
const not = (node: QueryNode): QueryNode => ({ op: 'not', node });

/** Problems of values, which a tree has, too; those of the syntax only a text has. */
const OF_VALUES: readonly string[] = [
  'query-text.reversed-range',
  'query-text.no-number',
  'query-text.no-date',
  'query-text.no-boolean',
  'query-text.no-value',
  'query-text.no-order',
  'query-text.no-beginning',
  'query-text.no-wildcard',
] satisfies QueryTextMessageId[];
const parseTree = (text: string) => {
  const { tree, problems } = parseQueryText(text);
  return { tree, problems: problems.filter(({ messageId }) => !OF_VALUES.includes(messageId)) };
};

describe('printed text', () => {
  test.each<[string, QueryNode, string]>([
    ['words side by side are AND', and(word('sea'), word('level')), 'sea level'],
    ['OR', or(word('sea'), word('ice')), 'sea OR ice'],
    ['OR within AND needs parentheses', and(word('a'), or(word('b'), word('c'))), 'a (b OR c)'],
    ['AND within OR needs none', or(and(word('a'), word('b')), word('c')), 'a b OR c'],
    ['NOT of a word', not(word('ice')), 'NOT ice'],
    ['NOT of a group', not(or(word('a'), word('b'))), 'NOT (a OR b)'],
    ['a phrase with quotes in it', phrase('the "big" \\ bang'), '"the \\"big\\" \\\\ bang"'],
    ['a prefix', prefix('clim'), 'clim*'],
    ['a field', word('sea', 'title'), 'title:sea'],
    [
      'a field of all parts stands once',
      and(word('sea', 'title'), not(phrase('a b', 'title'))),
      'title:(sea NOT "a b")',
    ],
    ['a closed range', range('2018', '2020'), 'year:2018..2020'],
    ['a range open at the end', range('2018', null), 'year:2018..'],
    ['a range open at the start', range(null, '2020'), 'year:..2020'],
    ['a range open at both ends: any value', range(null, null), 'year:*'],
    ['a range of odd ends', range('a b', null), 'year:["a b" TO *]'],
    ['a word that looks like an operator', word('AND'), '\\AND'],
    ['a word that looks like a field and a weight', word('year:sea~2'), '\\year\\:sea~2'],
    ['a word that looks like a field and a tag', word('year:sea[ti]', 'author'), 'author:\\year\\:sea[ti]'],
    ['the other way to write it', word('&&'), '\\&&'],
    ['a word that another service would read', and(word('TI=sea'), word('NEAR/3')), '\\TI=sea \\NEAR/3'],
    ['a word that looks weighted', and(word('sea~2'), word('sea[ti]')), '\\sea~2 \\sea[ti]'],
    ['a word after a plus', word('+sea'), '\\+sea'],
    ['a word that looks like a field', word('title:x'), 'title\\:x'],
    ['a word that looks like a field with a tag', word('title:sea[mesh'), '\\title\\:sea[mesh'],
    ['a word with a colon that is not a field', word('10.1038/x:y'), '10.1038/x:y'],
    ['a word that looks like a negation', word('-a'), '\\-a'],
    ['a word that looks like a prefix', word('a*'), 'a\\*'],
    ['a word in a field that looks like a range', word('a..b', 'title'), 'title:a.\\.b'],
    ['the parentheses of a DOI', word('10.1000/a(b)'), '10.1000/a(b)'],
    ['one parenthesis in a DOI', word('10.1000/a(b', 'pid'), 'pid:10.1000/a\\(b'],
    ['parentheses in a word', word('a(b)'), 'a\\(b\\)'],
    ['everything', { op: 'all' }, '*'],
    ['nothing', or(), 'NOT *'],
  ])('%s', (_rule, tree, text) => {
    expect(printQueryText(tree)).toBe(text);
    expect(parseTree(text)).toEqual({ tree: normalizeQuery(tree), problems: [] });
  });
});

describe('the normal form', () => {
  test.each<[string, QueryNode, QueryNode]>([
    [
      'a group in a group of its kind',
      and(word('a'), and(word('b'), word('c'))),
      and(word('a'), word('b'), word('c')),
    ],
    ['a group of one', or(and(word('a'))), word('a')],
    ['an empty AND is everything', and(), { op: 'all' }],
    ['an empty OR is nothing', or(), not({ op: 'all' })],
    ['everything adds nothing to AND', and(word('a'), { op: 'all' }), word('a')],
    ['everything makes OR everything', or(word('a'), { op: 'all' }), { op: 'all' }],
    ['double negation', not(not(word('a'))), word('a')],
    ['an empty word', word(''), { op: 'all' }],
    ['an empty phrase', phrase(' '), { op: 'all' }],
    ['an empty prefix in a field: any value', prefix('', 'year'), range(null, null)],
    ['another name of a field', word('0000-0002-1825-0097', 'ORCID'), word('0000-0002-1825-0097', 'author')],
    ['a word in an unknown field', word('a', 'nofield'), word('a')],
    ['a range in an unknown field', { op: 'range', field: 'nofield', from: '1', to: '2' }, { op: 'all' }],
  ])('%s', (_rule, tree, normal) => expect(normalizeQuery(tree)).toEqual(normal));
});

describe('properties', () => {
  test('parsing printed text returns the normal form of any tree, without problems but those of the tree', () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(parseTree(printQueryText(tree))).toEqual({ tree: normalizeQuery(tree), problems: [] });
      }),
      { numRuns: 3000 },
    ));

  test('the same without any field', () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        const none = { fields: [] };
        expect(parseQueryText(printQueryText(tree, none), none).tree).toEqual(normalizeQuery(tree, none));
      }),
      { numRuns: 1000 },
    ));

  test('printing parsed text is stable for any text', () =>
    fc.assert(
      fc.property(anyQueryText, (text) => {
        const { tree } = parseQueryText(text);
        const written = printQueryText(tree);
        expect(parseTree(written)).toEqual({ tree, problems: [] });
        expect(printQueryText(parseQueryText(written).tree)).toBe(written);
        expect(normalizeQuery(tree)).toEqual(tree);
      }),
      { numRuns: 5000 },
    ));
});
