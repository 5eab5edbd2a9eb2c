import { expect, test } from '@jest/globals';
import { citedBy } from './cited-by.ts';

const CITED = { relation: 'IsCitedBy', target: 'doi_________::1', targetKind: 'product' } as const;

test.each([
  ['nobody', [], 0],
  ['two products', [CITED, { ...CITED, target: 'doi_________::2' }], 2],
  ['a product that says it twice', [CITED, CITED], 1],
  ['a product that references it', [{ ...CITED, relation: 'IsReferencedBy' } as const], 0],
  ['a data source', [{ ...CITED, targetKind: 'dataSource' } as const], 0],
])('%s: the count equals the length of the list it leads to', (_who, rows, count) => {
  expect(citedBy(rows)).toBe(count);
});
