import { expect, test } from '@jest/globals';
import { candidateTerms, MOST_TERMS_LOOKED_UP, searchedTerms, tellingTerms } from './telling-terms.ts';
import { workProfile } from './work-profile.ts';

const RECORDS = 1_000_000;
const MOST = RECORDS * 0.02;
const profile = (mainTitle: string, abstract = '') =>
  workProfile({ record: { id: 'x', type: 'publication', mainTitle, descriptions: [abstract] } });

test.each([
  ['a term that only the work has counts, but is not searched for', 1, [1, 0]],
  ['a rare term is searched for', 2, [1, 1]],
  ['a term of 2 % of the records is searched for', MOST, [1, 1]],
  ['a more frequent term is left out, because its list is long', MOST + 1, [0, 0]],
])('%s', (_rule, count, expected) => {
  const terms = tellingTerms(candidateTerms(profile('glacier')), [count], RECORDS);
  expect([terms.length, searchedTerms(terms).length]).toEqual(expected);
});

test('however long a text is, few words are looked up, and those that are searched for have short lists', () => {
  const text = Array.from({ length: 5000 }, (_none, at) => `word${at}`).join(' ');
  const candidates = candidateTerms(profile(text, text));
  expect(candidates).toHaveLength(MOST_TERMS_LOOKED_UP);
  const terms = tellingTerms(candidates, Array<number>(MOST_TERMS_LOOKED_UP).fill(MOST), RECORDS);
  expect(searchedTerms(terms)).toHaveLength(3);
});

test.each([
  ['the', []],
  ['der Gletscher', ['gletscher']],
  ['2019 3.5', []],
  ['Data from a glacier', ['glacier']],
])('%j has the telling words %j', (title, words) => {
  expect([...profile(title).terms.values()].map(({ word }) => word.toLowerCase())).toEqual(words);
});
