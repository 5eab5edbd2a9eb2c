import { expect, test } from '@jest/globals';
import type { ResearchProduct } from './records.ts';
import { statedValue } from './stated-value.ts';
import type { StatedField } from './stated-fields.ts';

const authors = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ fullName: `Author ${index + 1}` }));

test.each<[string, StatedField, Partial<ResearchProduct>, string | null]>([
  ['a title without its marks', 'mainTitle', { mainTitle: 'H<sub>2</sub>O' }, 'H2O'],
  ['a long title cut', 'mainTitle', { mainTitle: 'x'.repeat(501) }, `${'x'.repeat(499)}…`],
  ['authors in their order', 'authors', { authors: authors(2) }, 'Author 1; Author 2'],
  ['a language by the code of the graph', 'language', { language: { code: 'en' } }, 'eng'],
  ['no language where it is undetermined', 'language', { language: { code: 'und' } }, null],
  ['nothing where the field is empty', 'authors', { authors: [] }, null],
])('%s', (_rule, field, fields, value) => {
  expect(statedValue({ id: 'a', type: 'dataset', ...fields }, field)).toBe(value);
});

test('of many authors, the first ten are named and all are counted', () => {
  const value = statedValue({ id: 'a', type: 'dataset', authors: authors(3000) }, 'authors');
  expect(value).toMatch(/^Author 1; .*; Author 10; … \(3000\)$/);
});
