import { expect, test } from '@jest/globals';
import { forgetSearches, pastSearches, rememberSearch } from './past-searches.ts';
import type { SearchMemory } from './past-searches.ts';

const memoryOf = (text: string | null = null): SearchMemory => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key, value) => void (kept = value),
    removeItem: () => void (kept = null),
  };
};
const CLOSED: SearchMemory = {
  getItem: () => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('closed');
  },
  removeItem: () => {
    throw new Error('closed');
  },
};
const search = (words: string) => ({ words, address: `/?keyword=${words}` });
const remembered = (words: readonly string[]): SearchMemory => {
  const memory = memoryOf();
  for (const one of words) rememberSearch(memory, search(one));
  return memory;
};

test.each([
  ['the latest first', ['sea', 'ice'], ['ice', 'sea']],
  ['none twice', ['sea', 'ice', 'sea'], ['sea', 'ice']],
  ['nothing that has no words', ['sea', ''], ['sea']],
])('searches are listed: %s', (_rule, done, listed) =>
  expect(pastSearches(remembered(done)).map(({ words }) => words)).toEqual(listed),
);

test('at most twenty are kept', () =>
  expect(pastSearches(remembered(Array.from({ length: 30 }, (_, index) => String(index))))).toHaveLength(20));

test('a removed search is not listed', () => {
  const memory = remembered(['sea']);
  forgetSearches(memory);
  expect(pastSearches(memory)).toEqual([]);
});

test.each([
  ['not JSON', '{'],
  ['no list', '{}'],
  ['other entries', '[1, null, {"words": "sea"}]'],
  ['a place that is not this portal', '[{"words": "sea", "address": "https://example.org"}]'],
])('%s in the storage gives an empty list', (_what, text) =>
  expect(pastSearches(memoryOf(text))).toEqual([]),
);

test('a blocked storage causes no error', () => {
  rememberSearch(CLOSED, search('sea'));
  forgetSearches(CLOSED);
  expect(pastSearches(CLOSED)).toEqual([]);
});
