import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyTree } from '../testing/any-tree.ts';
import { normaliseQuery } from './normalise-query.ts';
import { parseQueryText } from './parse-query-text.ts';
import { printQueryText } from './print-query-text.ts';
import { MORE_THAN_ROWS, ROW_OPERATORS } from './query-rows.ts';
import type { QueryRow } from './query-rows.ts';
import { rowsToTree } from './rows-to-tree.ts';
import { treeToRows } from './tree-to-rows.ts';

const row = (change: Partial<QueryRow> = {}): QueryRow => ({
  join: 'and',
  field: null,
  operator: 'contains',
  value: 'sea',
  isNegated: false,
  ...change,
});

describe('a text and its rows', () => {
  test.each<[string, QueryRow[]]>([
    ['*', []],
    ['sea level', [row({ value: 'sea level' })]],
    ['title:(sea level)', [row({ field: 'title', value: 'sea level' })]],
    ['title:sea author:smith', [row({ field: 'title' }), row({ field: 'author', value: 'smith' })]],
    [
      'title:sea OR author:smith',
      [row({ field: 'title' }), row({ join: 'or', field: 'author', value: 'smith' })],
    ],
    ['sea NOT "ice age"', [row(), row({ operator: 'phrase', value: 'ice age', isNegated: true })]],
    ['NOT title:(sea level)', [row({ field: 'title', value: 'sea level', isNegated: true })]],
    ['clim*', [row({ operator: 'startsWith', value: 'clim' })]],
    ['year:2018..2020', [row({ field: 'year', operator: 'between', value: '2018..2020' })]],
    ['year:2018..', [row({ field: 'year', operator: 'between', value: '2018..' })]],
    [
      'a year:..2020 OR b',
      [
        row({ value: 'a' }),
        row({ field: 'year', operator: 'between', value: '..2020' }),
        row({ join: 'or', value: 'b' }),
      ],
    ],
  ])('%s', (text, rows) => {
    expect(treeToRows(parseQueryText(text).tree)).toEqual({ ok: true, rows });
    expect(printQueryText(rowsToTree(rows))).toBe(text);
  });

  test.each([
    'a (b OR c)',
    'NOT (a OR b)',
    'a OR NOT (b "c d")',
    'a\\ b',
    '" a"',
    'year:["a..b" TO c]',
    'NOT *',
  ])('%s says more than rows can show', (text) =>
    expect(treeToRows(parseQueryText(text).tree)).toBe(MORE_THAN_ROWS),
  );
});

describe('what is typed in a row has no meaning but its words', () => {
  test.each<[QueryRow, string]>([
    [row({ value: 'a OR b' }), 'a \\OR b'],
    [row({ value: '-a "b (c title:d' }), '\\-a \\"b \\(c title\\:d'],
    [row({ value: '  ' }), '*'],
    [row({ operator: 'phrase', value: ' a "b" ' }), '"a \\"b\\""'],
    [row({ field: 'year', operator: 'between', value: '2018' }), 'year:2018..2018'],
    [row({ field: null, operator: 'between', value: '2018' }), '*'],
    [row({ field: 'nofield', value: 'a' }), 'a'],
  ])('%j → %s', (typed, text) => expect(printQueryText(rowsToTree([typed]))).toBe(text));

  test('an empty row between others changes nothing', () =>
    expect(printQueryText(rowsToTree([row({ value: '' }), row({ join: 'or' }), row({ value: 'b' })]))).toBe(
      'sea b',
    ));
});

describe('properties', () => {
  test('a tree that rows can show comes back from them', () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        const result = treeToRows(tree);
        if (result.ok) expect(rowsToTree(result.rows)).toEqual(normaliseQuery(tree));
      }),
      { numRuns: 3000 },
    ));

  test('whatever is typed into rows can be shown as rows again, and means the same', () => {
    const typed = fc.record({
      join: fc.constantFrom('and' as const, 'or' as const),
      field: fc.constantFrom(null, 'title', 'year'),
      operator: fc.constantFrom(...ROW_OPERATORS.filter((operator) => operator !== 'between')),
      value: fc.oneof(fc.string(), fc.constantFrom('sea level', 'a OR b', '')),
      isNegated: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 5 }), (rows) => {
        const tree = rowsToTree(rows);
        const shown = treeToRows(parseQueryText(printQueryText(tree)).tree);
        expect(shown.ok && rowsToTree(shown.rows)).toEqual(tree);
      }),
      { numRuns: 1000 },
    );
  });
});
