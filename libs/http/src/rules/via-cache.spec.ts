import { expect, test } from '@jest/globals';
import { viaCache } from './via-cache.ts';

test.each([
  ['/cache/get', '/cache/get?url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'],
  ['https://c.example/get', 'https://c.example/get?url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'],
  ['/cache/get?url=', '/cache/get?url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'],
  ['/cache?key=1', '/cache?key=1&url=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'],
  ['/cache?key=1&target=', '/cache?key=1&target=https%3A%2F%2Fa.org%2Fx%3Fy%3D1'],
])('through the cache %s: %s', (cache, expected) => {
  expect(viaCache(cache, 'https://a.org/x?y=1')).toBe(expected);
});
