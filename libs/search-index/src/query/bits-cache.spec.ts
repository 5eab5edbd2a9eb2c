import { expect, test } from '@jest/globals';
import { BitsCache } from './bits-cache.ts';

test('a cached set is unchanged, whatever a query does with it', () => {
  const cache = new BitsCache(40);
  const first = cache.add(7, Uint32Array.of(0b1010, 1));
  expect([...first.ids]).toEqual([1, 3, 32]);
  const next = cache.get(7);
  expect([...(next?.ids ?? [])]).toEqual([1, 3, 32]);
  expect(next?.ids).not.toBe(first.ids);
  expect(next?.bits).toBe(first.bits);
  expect(cache.get(8)).toBeUndefined();
});
