import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lookAt, newSince } from './new-since.ts';
import { recordHash } from './record-hash.ts';

const found = (ids: readonly string[], total = ids.length) => ({
  total,
  searchedAt: '2026-11-21T00:00:00.000Z',
  isComplete: total === ids.length,
  records: ids.map((id) => [id, '1'] as const),
});

test.each([
  ['nothing', ['a'], ['a'], []],
  ['what was not there', ['a'], ['b', 'a'], ['b']],
  ['also where as many are gone', ['a', 'b'], ['b', 'c'], ['c']],
])('new is %s', (_what, before, now, expected) => {
  expect(newSince(lookAt(found(before)), found(now))).toEqual({ count: expected.length, ids: expected });
});

test.each([
  ['more results', 3000, 3010, 10],
  ['fewer results', 3000, 2990, 0],
])('of a search with more results than are remembered, %s count as new', (_what, before, now, count) => {
  expect(newSince(lookAt(found(['a'], before)), found(['a'], now))).toEqual({ count, ids: [] });
});

test('a fingerprint has six characters and is the same for the same id', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(recordHash(id)).toMatch(/^[0-9a-z]{6}$/);
      expect(recordHash(id)).toBe(recordHash(id));
    }),
  ));

test('thousands of ids of the graph have distinct fingerprints', () => {
  const ids = Array.from({ length: 5000 }, (_none, index) => `doi_________::${(index * 7919).toString(16)}`);
  expect(new Set(ids.map(recordHash)).size).toBe(ids.length);
});
