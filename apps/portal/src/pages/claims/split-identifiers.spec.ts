import { expect, test } from '@jest/globals';
import { MOST_IDENTIFIERS, splitIdentifiers } from './split-identifiers.ts';

test.each([
  ['', [], 0],
  ['no identifiers here', [], 0],
  ['https://doi.org/10.5555/A\n10.5555/b, 10.5555/a', ['10.5555/a 10.5555/b'], 2],
  ['PMID 31452104; PMC4883278', ['pmid:31452104 PMC4883278'], 2],
])('%j → %j', (text, lists, count) => {
  expect(splitIdentifiers(text)).toEqual({ lists, count, left: 0 });
});

test('a long list becomes several short ones; what exceeds the limit is counted', () => {
  const dois = Array.from({ length: MOST_IDENTIFIERS + 7 }, (_, at) => `10.5555/${'x'.repeat(30)}${at}`);
  const { lists, count, left } = splitIdentifiers(dois.join('\n'));
  expect([count, left]).toEqual([MOST_IDENTIFIERS, 7]);
  expect(lists.join(' ').split(' ')).toEqual(dois.slice(0, MOST_IDENTIFIERS));
  for (const list of lists) {
    expect(list.length).toBeLessThanOrEqual(1_900);
    expect(list.split(' ').length).toBeLessThanOrEqual(50);
  }
});
