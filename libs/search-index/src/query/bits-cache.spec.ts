import { expect, test } from '@jest/globals';
import { BitsCache } from './bits-cache.ts';

test('a cached set is unchanged, whatever a query does with it', () => {
  const cache = new BitsCache(40);
  const first = cache.add('7', Uint32Array.of(0b1010, 1));
  expect([...first.ids]).toEqual([1, 3, 32]);
  const next = cache.get('7');
  expect([...(next?.ids ?? [])]).toEqual([1, 3, 32]);
  expect(next?.ids).not.toBe(first.ids);
  expect(next?.bits).toBe(first.bits);
  expect(cache.get('7,8')).toBeUndefined();
});

test('of many sets, those that were used last stay', () => {
  const cache = new BitsCache(40);
  cache.add('first', Uint32Array.of(1, 0));
  for (let key = 0; key < 1000; key += 1) {
    cache.add(String(key), Uint32Array.of(key, 0));
    expect(cache.get('first')?.size).toBe(1);
  }
  const kept = Array.from({ length: 1000 }, (_, key) => cache.get(String(key))).filter(Boolean);
  expect(kept).toHaveLength(255);
});
