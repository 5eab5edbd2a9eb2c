import { describe, expect, test } from '@jest/globals';
import { SEARCHED_KINDS } from '@open-discovery/model';
import fc from 'fast-check';
import { SEARCH_FIELDS } from '../search-fields.ts';
import { anyTree } from '../testing/any-tree.ts';
import type { QueryNode } from '../types.ts';
import { formToTree } from './form-to-tree.ts';
import { normalizeQuery } from './normalize-query.ts';
import { parseQueryText } from './parse-query-text.ts';
import { printQueryText } from './print-query-text.ts';
import { FORM_OPERATORS, formFields, formOperators, holdsValues } from './query-form.ts';
import type { FormGroup, FormRow, QueryForm } from './query-form.ts';
import { treeToForm } from './tree-to-form.ts';

const row = (change: Partial<FormRow> = {}): FormRow => ({
  field: null,
  operator: 'contains',
  value: 'sea',
  end: '',
  isNegated: false,
  ...change,
});
const form = (join: QueryForm['join'], ...groups: FormGroup[]): QueryForm => ({ join, groups });
const all = (...rows: FormRow[]): FormGroup => ({ match: 'all', rows });
const any = (...rows: FormRow[]): FormGroup => ({ match: 'any', rows });
const none = (...rows: FormRow[]): FormGroup => ({ match: 'none', rows });

describe('a text and its form', () => {
  test.each<[string, QueryForm]>([
    ['*', form('and')],
    ['sea level', form('and', all(row({ value: 'sea level' })))],
    [
      'title:sea author:smith',
      form('and', all(row({ field: 'title' }), row({ field: 'author', value: 'smith' }))),
    ],
    ['sea OR ice', form('and', any(row(), row({ value: 'ice' })))],
    [
      'sea NOT "ice age"',
      form('and', all(row(), row({ operator: 'phrase', value: 'ice age', isNegated: true }))),
    ],
    [
      'title:sea (ice OR snow)',
      form('and', all(row({ field: 'title' })), any(row({ value: 'ice' }), row({ value: 'snow' }))),
    ],
    [
      'title:sea author:a OR "b c"',
      form(
        'or',
        all(row({ field: 'title' }), row({ field: 'author', value: 'a' })),
        any(row({ operator: 'phrase', value: 'b c' })),
      ),
    ],
    ['NOT (sea OR ice)', form('and', none(row(), row({ value: 'ice' })))],
    [
      'title:sea NOT (ice OR snow)',
      form('and', all(row({ field: 'title' })), none(row({ value: 'ice' }), row({ value: 'snow' }))),
    ],
    [
      'NOT (sea title:ice)',
      form('and', { match: 'not-all', rows: [row(), row({ field: 'title', value: 'ice' })] }),
    ],
    ['NOT title:(sea ice)', form('and', all(row({ field: 'title', value: 'sea ice', isNegated: true })))],
    ['country:GR', form('and', all(row({ field: 'country', operator: 'is', value: 'GR' })))],
    [
      'publisher:"Sea Press"',
      form('and', all(row({ field: 'publisher', operator: 'is', value: 'Sea Press' }))),
    ],
    [
      'country:(GR DE)',
      form(
        'and',
        all(
          row({ field: 'country', operator: 'is', value: 'GR' }),
          row({ field: 'country', operator: 'is', value: 'DE' }),
        ),
      ),
    ],
    ['year:2018', form('and', all(row({ field: 'year', operator: 'is', value: '2018' })))],
    [
      'year:2018..2020',
      form('and', all(row({ field: 'year', operator: 'between', value: '2018', end: '2020' }))),
    ],
    ['year:2018..', form('and', all(row({ field: 'year', operator: 'since', value: '2018' })))],
    ['year:..2020', form('and', all(row({ field: 'year', operator: 'until', value: '2020' })))],
    ['title:*', form('and', all(row({ field: 'title', operator: 'exists', value: '' })))],
    ['wholeTitle:"sea level"', form('and', all(row({ field: 'title', operator: 'is', value: 'sea level' })))],
    ['wholeTitle:sea', form('and', all(row({ field: 'title', operator: 'is' })))],
    ['clim*', form('and', all(row({ operator: 'startsWith', value: 'clim' })))],
  ])('%s', (text, wanted) => {
    expect(treeToForm(parseQueryText(text).tree)).toEqual({ ok: true, form: wanted });
    expect(printQueryText(formToTree(wanted))).toBe(text);
  });

  test.each(['a (b OR c (d OR e))', 'NOT (a OR (b "c d"))', 'a\\ b', '" a"', 'NOT *'])(
    '%s cannot be shown in a form',
    (text) =>
      expect(treeToForm(parseQueryText(text).tree)).toEqual({
        ok: false,
        messageId: 'query-text.more-than-rows',
        message: 'This query says more than rows can show.',
      }),
  );
});

describe('text in a row is literal', () => {
  test.each<[FormRow, string]>([
    [row({ value: 'a OR -b' }), 'a \\OR \\-b'],
    [row({ value: '  ' }), '*'],
    [row({ operator: 'phrase', value: ' a "b" ' }), '"a \\"b\\""'],
    [row({ field: 'country', operator: 'is', value: 'A: B' }), 'country:"A: B"'],
    [row({ field: 'year', operator: 'between', value: '2018' }), 'year:2018..'],
    [row({ field: 'year', operator: 'between', value: '' }), '*'],
    [row({ field: null, operator: 'since', value: '2018' }), '*'],
    [row({ field: null, operator: 'exists' }), '*'],
    [row({ value: '', isNegated: true }), '*'],
  ])('%j → %s', (typed, text) => expect(printQueryText(formToTree(form('and', all(typed))))).toBe(text));

  test('empty rows and groups change nothing', () =>
    expect(
      printQueryText(formToTree(form('or', none(row({ value: '' })), all(), any(row(), row({ value: '' }))))),
    ).toBe('sea'));
});

describe('the fields of a form (Spec §3)', () => {
  test.each(SEARCHED_KINDS)('%s: every search field that the index has, each name once', (kind) => {
    const offered = formFields(kind);
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
    expect(offered.flatMap(({ fields }) => fields)).toHaveLength(
      SEARCH_FIELDS[kind].filter(({ indexField }) => indexField !== null).length,
    );
    for (const { type } of offered) expect(formOperators(type).length).toBeGreaterThan(1);
  });

  test.each([
    ['title', false],
    ['author', false],
    ['subject', false],
    ['venue', false],
    ['country', true],
    ['year', true],
    ['pid', true],
    [null, false],
  ])('%s holds whole values: %s', (field, holds) => expect(holdsValues(field)).toBe(holds));
});

describe('properties', () => {
  /** A value of one word is the same as a phrase of that word. */
  const withPlainValues = (node: QueryNode): QueryNode => {
    if ('nodes' in node) return { ...node, nodes: node.nodes.map(withPlainValues) };
    if (node.op === 'not') return { ...node, node: withPlainValues(node.node) };
    return node.op === 'phrase' && holdsValues(node.field) && !/\s/.test(node.text)
      ? { ...node, op: 'word' }
      : node;
  };

  test('a tree that a form can show survives the conversion', () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        const shown = treeToForm(tree);
        if (shown.ok) expect(formToTree(shown.form)).toEqual(withPlainValues(normalizeQuery(tree)));
      }),
      { numRuns: 3000 },
    ));

  test('any form can be printed, parsed and shown again with the same meaning', () => {
    const typedRow = fc
      .record({
        field: fc.constantFrom(null, ...formFields('product'), ...formFields('project')),
        pick: fc.nat(),
        value: fc.oneof(fc.string(), fc.constantFrom('sea level', 'a OR b', '', '2018', '10.1/a:b')),
        end: fc.oneof(fc.string(), fc.constantFrom('', '2020')),
        isNegated: fc.boolean(),
      })
      .map(({ field, pick, ...typed }): FormRow => {
        const operators = field === null ? FORM_OPERATORS : formOperators(field.type, field.name);
        return {
          ...typed,
          field: field?.name ?? null,
          operator: operators[pick % operators.length] ?? 'contains',
        };
      });
    const typedForm = fc.record({
      join: fc.constantFrom('and' as const, 'or' as const),
      groups: fc.array(
        fc.record({
          match: fc.constantFrom('all' as const, 'any' as const, 'none' as const, 'not-all' as const),
          rows: fc.array(typedRow, { maxLength: 4 }),
        }),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(typedForm, (typed) => {
        const tree = formToTree(typed);
        const shown = treeToForm(parseQueryText(printQueryText(tree)).tree);
        expect(shown.ok && formToTree(shown.form)).toEqual(withPlainValues(tree));
      }),
      { numRuns: 2000 },
    );
  });
});
