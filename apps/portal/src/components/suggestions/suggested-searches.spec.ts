import { expect, test } from '@jest/globals';
import {
  EMPTY_QUERY,
  formatSearchAddress,
  withFilter,
  withKeyword,
  withKind,
} from '@open-discovery/search-fields';
import { suggestedSearches } from './suggested-searches.ts';

const products = withFilter(withKeyword(EMPTY_QUERY, 'sea'), 'access', 'OPEN', true);
const addresses = (query = products, ...completions: readonly [group: string, text: string][]) =>
  suggestedSearches(
    query,
    completions.map(([group, text]) => ({ group, text, count: 1 })),
  ).map((search) => formatSearchAddress(search.query));

test.each<[string, string, string]>([
  ['subject', 'Sea ice', 'subject=Sea+ice&access=OPEN'],
  ['author', 'Sea, Anna', 'author=Sea%2C+Anna&access=OPEN'],
  ['person', 'Anna Sea', 'author=Anna+Sea&access=OPEN'],
  ['project', 'SEADATA', 'keyword=SEADATA&access=OPEN'],
])('a completion of the group %s: %s leads to %s, and filters stay', (group, text, address) =>
  expect(addresses(products, [group, text])).toEqual([address]),
);

test('a kind without the field is searched for the words', () =>
  expect(addresses(withKind(products, 'organization'), ['author', 'Anna Sea'])).toEqual([
    'keyword=Anna+Sea&type=organizations',
  ]));

test('titles of products, unknown groups, the current search and the typed text are left out', () =>
  expect(
    addresses(
      products,
      ['product', 'Sea level'],
      ['x', 'y'],
      ['author', 'A'],
      ['person', 'A'],
      ['project', 'sea'],
    ),
  ).toEqual(['author=A&access=OPEN']));

test('four of each group, group by group', () =>
  expect(
    suggestedSearches(
      products,
      ['author', 'subject'].flatMap((group) =>
        [1, 2, 3, 4, 5].map((index) => ({ group, text: `${group} ${index}`, count: 1 })),
      ),
    ).map(({ group }) => group),
  ).toEqual([...Array.from({ length: 4 }, () => 'subject'), ...Array.from({ length: 4 }, () => 'author')]));
