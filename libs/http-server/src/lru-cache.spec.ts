import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createLruCache } from './lru-cache.ts';

const KEYS = ['a', 'b', 'c', 'd'];

const createCache = (maxBytes: number) =>
  createLruCache<Buffer>({ maxBytes, sizeOf: (value) => value.length });

test('the least recently used entry is evicted', () => {
  const cache = createCache(3_500);
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(500));
  cache.get('a');
  cache.set('d', Buffer.alloc(500));
  expect(KEYS.map((key) => cache.get(key) !== null)).toEqual([true, false, true, true]);
});

test('a value larger than the cache is not kept, and neither is the value it replaces', () => {
  const cache = createCache(2_000);
  cache.set('a', Buffer.alloc(1));
  cache.set('a', Buffer.alloc(5_000));
  expect([cache.get('a'), cache.sizeBytes()]).toEqual([null, 0]);
});

test('a new value replaces the old one', () => {
  const cache = createCache(2_000);
  cache.set('a', Buffer.from('old'));
  const sizeBytes = cache.sizeBytes();
  cache.set('a', Buffer.from('new'));
  expect([cache.get('a')?.toString(), cache.sizeBytes()]).toEqual(['new', sizeBytes]);
});

test('an entry expires, and setting it again starts its time again', () => {
  let now = 0;
  const cache = createLruCache<Buffer>({ maxBytes: 2_000, sizeOf: () => 0, ttlMs: 10, clock: () => now });
  const isKeptAt = (ms: number): boolean => {
    now = ms;
    return cache.get('a') !== null;
  };
  cache.set('a', Buffer.alloc(1));
  expect([9, 11].map(isKeptAt)).toEqual([true, false]);
  cache.set('a', Buffer.alloc(1));
  expect([20, 22].map(isKeptAt)).toEqual([true, false]);
});

test('without a lifetime, entries do not expire', () => {
  let now = 0;
  const cache = createLruCache<Buffer>({ maxBytes: 2_000, sizeOf: () => 0, clock: () => now });
  cache.set('a', Buffer.alloc(1));
  now = Number.MAX_SAFE_INTEGER;
  expect(cache.get('a')).not.toBeNull();
});

test('the cache never exceeds its limit, and its size is that of its entries', () => {
  const step = fc.record({
    key: fc.constantFrom(...KEYS),
    bytes: fc.nat(4_000),
    isSet: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = createCache(6_000);
      for (const { key, bytes, isSet } of steps) {
        if (isSet) cache.set(key, Buffer.alloc(bytes));
        else cache.delete(key);
        expect(cache.sizeBytes()).toBeLessThanOrEqual(6_000);
      }
      for (const key of KEYS) cache.delete(key);
      expect(cache.sizeBytes()).toBe(0);
    }),
  );
});
