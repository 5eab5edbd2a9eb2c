import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { movedNames } from './moved-names.ts';

test.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'badc', 'ac'],
  ['abc', 'axc', ''],
  ['', 'abc', ''],
])('from %j to %j, %j move', (before, after, moved) => {
  expect(movedNames([...before], [...after]).join('')).toBe(moved);
});

test('the names that stay are in the former order', () => {
  const names = fc.uniqueArray(fc.string());
  fc.assert(
    fc.property(names, names, (before, after) => {
      const moved = new Set(movedNames(before, after));
      const stay = (list: readonly string[], other: readonly string[]) =>
        list.filter((name) => other.includes(name) && !moved.has(name));
      expect(stay(after, before)).toEqual(stay(before, after));
    }),
  );
});
