import { expect, test } from '@jest/globals';
import { LruCache } from './lru-cache.ts';

test('of many entries, those that were used last stay', () => {
  const cache = new LruCache<number, string>(3);
  for (let key = 0; key < 10; key += 1) {
    cache.set(key, String(key));
    expect(cache.get(0)).toBe('0');
  }
  expect([0, 7, 8, 9].map((key) => cache.get(key))).toEqual(['0', undefined, '8', '9']);
});

test('a value is made once, even when it is null', () => {
  const cache = new LruCache<string, number | null>(3);
  let made = 0;
  const make = (): null => {
    made += 1;
    return null;
  };
  expect([cache.getOr('a', make), cache.getOr('a', make), made]).toEqual([null, null, 1]);
});

test('a value that is set again counts once', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});
