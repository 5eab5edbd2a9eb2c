import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rebaseSearch } from './rebase-search.ts';

test.each([
  [
    'an added value',
    'keyword=sea',
    'keyword=sea&access=OPEN',
    'keyword=sea&type=datasets',
    'keyword=sea&type=datasets&access=OPEN',
  ],
  [
    'a removed value',
    'keyword=sea&from=2020',
    'keyword=sea',
    'keyword=sea&from=2020&access=OPEN',
    'keyword=sea&access=OPEN',
  ],
  [
    'a value of a parameter with several',
    'type=datasets',
    'type=datasets&type=software',
    'type=datasets&type=other',
    'type=datasets&type=other&type=software',
  ],
  [
    'a value that is under way already',
    'keyword=sea',
    'keyword=sea&access=OPEN',
    'keyword=sea&access=OPEN',
    'keyword=sea&access=OPEN',
  ],
  [
    'another order',
    'keyword=sea&sort=newest',
    'keyword=sea&sort=oldest',
    'keyword=sea&sort=citations&access=OPEN',
    'keyword=sea&access=OPEN&sort=oldest',
  ],
  ['other words', 'keyword=sea', 'keyword=tide', 'keyword=sea&access=OPEN', 'access=OPEN&keyword=tide'],
  [
    'a page of results that are gone',
    'keyword=sea',
    'keyword=sea&page=3',
    'keyword=sea&access=OPEN',
    'keyword=sea&access=OPEN',
  ],
  [
    'a choice on a further page',
    'keyword=sea&page=3',
    'keyword=sea&access=OPEN',
    'keyword=sea&from=2020',
    'keyword=sea&from=2020&access=OPEN',
  ],
  [
    'another kind',
    'keyword=sea',
    'keyword=sea&type=projects',
    'keyword=sea&access=OPEN',
    'keyword=sea&type=projects',
  ],
  ['all that is left', 'keyword=sea&from=2020', 'from=2020', 'keyword=sea', 'type=research-outcomes'],
])('%s: %s → %s, while %s is under way, leads to %s', (_rule, shown, target, pending, expected) => {
  expect(rebaseSearch({ shown, target, pending })).toBe(expected);
});

const FILTERS = ['access', 'country', 'language', 'fos'];
const entry = fc.tuple(fc.constantFrom(...FILTERS), fc.constantFrom('a', 'b', 'c'));
const entries = fc.uniqueArray(entry, { selector: String, maxLength: 6 });
const search = (list: readonly (readonly string[])[]): string =>
  new URLSearchParams([['keyword', 'sea'], ...list.map((pair) => [...pair])]).toString();
const sorted = (text: string): string => [...new URLSearchParams(text)].map(String).toSorted().join(' ');

test('without a navigation under way, a link leads to its own address', () => {
  fc.assert(
    fc.property(entries, entries, (shown, target) => {
      const given = { shown: search(shown), target: search(target), pending: search(shown) };
      expect(rebaseSearch(given)).toBe(given.target);
    }),
  );
});

test('a link that changes nothing leads to the results under way', () => {
  fc.assert(
    fc.property(entries, entries, (shown, pending) => {
      const given = { shown: search(shown), target: search(shown), pending: search(pending) };
      expect(sorted(rebaseSearch(given))).toBe(sorted(given.pending));
    }),
  );
});

test('two independent choices lead to the same results in either order', () => {
  const toggled = (shown: string[][], name: string, value: string): string[][] =>
    shown.some((pair) => String(pair) === String([name, value]))
      ? shown.filter((pair) => String(pair) !== String([name, value]))
      : [...shown, [name, value]];
  fc.assert(
    fc.property(entries, entry, entry, (shown, one, other) => {
      fc.pre(String(one) !== String(other));
      const first = search(toggled(shown, ...one));
      const second = search(toggled(shown, ...other));
      const base = search(shown);
      const forth = rebaseSearch({ shown: base, target: second, pending: first });
      const back = rebaseSearch({ shown: base, target: first, pending: second });
      expect(sorted(forth)).toBe(sorted(back));
    }),
  );
});
