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

test('a caller who uses more than the others is, until the use is forgotten', () => {
  const { use, isAbove, advance } = start();
  use.add('a', 3_000);
  use.add('b', 10);
  expect([isAbove('a'), isAbove('b'), isAbove('c')]).toEqual([true, false, false]);
  advance(10_000);
  expect(isAbove('a')).toBe(false);
});

test('what is free counts for nobody, however little the others use', () => {
  const { use, isAbove } = start();
  use.add('a', FREE_MS);
  use.add('b', 1);
  expect(isAbove('a')).toBe(false);
});

test('callers who use as much as each other share equally', () => {
  const { use, isAbove } = start();
  for (const key of ['a', 'b', 'c']) use.add(key, 4_000);
  expect(['a', 'b', 'c'].map(isAbove)).toContain(false);
});

test('callers who have used slots are others for a while', () => {
  const { use, advance } = start();
  use.add('a', 10);
  use.add('b', 10);
  expect([use.othersThan('a'), use.othersThan('c')]).toEqual([1, 2]);
  advance(60_000);
  expect(use.othersThan('a')).toBe(0);
});
