import { afterEach, expect, test } from '@jest/globals';
import { forgetSearches, pastSearches, rememberSearch } from './past-searches.ts';

afterEach(() => localStorage.clear());

const remember = (words: readonly string[]): void => {
  for (const one of words) rememberSearch({ words: one, address: `/?keyword=${one}` });
};

test.each([
  ['the latest first', ['sea', 'ice'], ['ice', 'sea']],
  ['none twice', ['sea', 'ice', 'sea'], ['sea', 'ice']],
  ['nothing that has no words', ['sea', ''], ['sea']],
])('searches are listed: %s', (_rule, done, listed) => {
  remember(done);
  expect(pastSearches().map(({ words }) => words)).toEqual(listed);
});

test('at most twenty are stored', () => {
  remember(Array.from({ length: 30 }, (_, index) => String(index)));
  expect(pastSearches()).toHaveLength(20);
});

test('a removed search is not listed', () => {
  remember(['sea']);
  forgetSearches();
  expect(pastSearches()).toEqual([]);
});

test.each([
  ['not JSON', '{'],
  ['no list', '{}'],
  ['other entries', '[1, null, {"words": "sea"}]'],
  ['a place that is not this portal', '[{"words": "sea", "address": "https://example.org"}]'],
])('%s in the storage gives an empty list', (_what, text) => {
  localStorage.setItem('past-searches', text);
  expect(pastSearches()).toEqual([]);
});
