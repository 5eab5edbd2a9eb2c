import { expect, test } from '@jest/globals';
import { searchableFacet, searchableYears } from './searchable-years.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');

test.each([
  ['1799', false],
  ['1800', true],
  ['2036', true],
  ['2037', false],
  ['2104', false],
])('in 2026 a search accepts the year %s: %j', (value, isAccepted) => {
  expect(searchableYears([{ value }], NOW)).toHaveLength(isAccepted ? 1 : 0);
});

test.each([
  ['year', 1],
  ['startYear', 1],
  ['citationCount', 2],
])('two values of the facet %s: %i remain, and the distinct count is adjusted', (field, shown) => {
  const values = ['2020', '2104'].map((value) => ({ value, label: value, count: 1 }));
  expect(searchableFacet(field, { values, distinct: 12 }, NOW)).toEqual({
    values: values.slice(0, shown),
    distinct: 10 + shown,
  });
});
