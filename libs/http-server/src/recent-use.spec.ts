import { expect, test } from '@jest/globals';
import { RecentUse } from './recent-use.ts';

const FREE_MS = 1_000;

const start = () => {
  let now = 0;
  // As a real clock, it goes on while it is read.
  const use = new RecentUse(() => (now += 0.01));
  return {
    use,
    advance: (ms: number) => (now += ms),
    isAbove: (key: string) => use.isAboveShare(key, FREE_MS),
  };
};

test('a caller alone is never above their share', () => {
  const { use, isAbove } = start();
  use.add('a', 60_000);
  expect(isAbove('a')).toBe(false);
});

test('a caller who uses several times as much as the others is, until the use is forgotten', () => {
  const { use, isAbove, advance } = start();
  use.add('a', 3_000);
  use.add('b', 10);
  expect([isAbove('a'), isAbove('b'), isAbove('c')]).toEqual([true, false, false]);
  advance(10_000);
  expect(isAbove('a')).toBe(false);
});

test('free slots count for no caller, however little the others use', () => {
  const { use, isAbove } = start();
  use.add('a', FREE_MS);
  use.add('b', 1);
  expect(isAbove('a')).toBe(false);
});

test.each([
  [[4_000, 4_000, 4_000], []],
  [[8_000, 4_000, 3_000], []],
  [[9_100, 3_000, 3_000], ['a']],
  [
    [9_100, 9_100, 1_000, 1_000, 1_000],
    ['a', 'b'],
  ],
])('of callers who use %j ms, those who use several times as much as the others are: %j', (used, above) => {
  const { use, isAbove } = start();
  const keys = ['a', 'b', 'c', 'd', 'e'].slice(0, used.length);
  keys.forEach((key, at) => use.add(key, used[at] ?? 0));
  expect(keys.filter(isAbove)).toEqual(above);
});

test('callers who have used slots are others for a while', () => {
  const { use, advance } = start();
  use.add('a', 10);
  use.add('b', 10);
  expect([use.othersThan('a'), use.othersThan('c')]).toEqual([1, 2]);
  advance(60_000);
  expect(use.othersThan('a')).toBe(0);
});
