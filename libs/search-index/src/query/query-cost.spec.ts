import { expect, test } from '@jest/globals';
import { IndexError } from '../index-error.ts';
import { QueryCost } from './query-cost.ts';

const LIMITS = { words: 2, prefixes: 3, prefixTerms: 1_000, allPrefixTerms: 1_500, postings: 9_000 };

/** The message of the refusal; an empty text if there is none. */
const refusal = (add: (cost: QueryCost) => void): string => {
  try {
    add(new QueryCost(LIMITS));
    return '';
  } catch (error) {
    return error instanceof IndexError && error.reason === 'words' ? error.message : String(error);
  }
};
const prefix = (cost: QueryCost, terms: number, word = 'ab') => cost.addPrefix(word, { terms, postings: 1 });
const times = (count: number, add: (index: number) => void) =>
  Array.from({ length: count }, (_, index) => add(index));

test.each<[string, (cost: QueryCost) => void]>([
  ['as many words as are allowed', (cost) => times(2, () => cost.addWord())],
  ['as many beginnings as are allowed', (cost) => times(3, () => prefix(cost, 500))],
  ['a beginning of as many words as are allowed', (cost) => prefix(cost, 1_000)],
  ['lists as long as are allowed', (cost) => times(3, () => cost.addTerm('data', 3_000))],
])('%s', (_what, add) => {
  expect(refusal(add)).toBe('');
});

test.each<[string, (cost: QueryCost) => void, string]>([
  ['too many words', (cost) => times(3, () => cost.addWord()), 'The query has more than 2 words.'],
  [
    'too many beginnings',
    (cost) => times(4, (index) => prefix(cost, 1, `w${index}`)),
    'At most 3 words may end in * or be a single character; "w3*" is one more.',
  ],
  [
    'a beginning of too many words',
    (cost) => prefix(cost, 1_001, 'a'),
    '1,001 words begin like "a*"; at most 1,000 may. Write more of the word.',
  ],
  [
    'beginnings of too many words together',
    (cost) => times(2, (index) => prefix(cost, 900, `w${index}`)),
    'With "w1*", 1,800 words begin like one of the query; at most 1,500 may. Write more of the words.',
  ],
  [
    'a long beginning, of which the start is shown',
    (cost) => prefix(cost, 1_001, 'x'.repeat(1_900)),
    `1,001 words begin like "${'x'.repeat(40)}…"; at most 1,000 may. Write more of the word.`,
  ],
  [
    'words that are too frequent',
    (cost) => times(4, () => cost.addTerm('data', 3_000)),
    'The query asks for too many frequent words: with "data" there are 12,000 places to look at; at most 9,000 are allowed. Use fewer or rarer words.',
  ],
])('refused: %s', (_what, add, message) => {
  expect(refusal(add)).toBe(message);
});
