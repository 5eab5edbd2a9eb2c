import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareSearchSnapshots } from './compare-search-snapshots.ts';

const found = (records: readonly (readonly [string, string])[], isComplete = true) => ({
  records,
  isComplete,
  total: records.length,
  contentHash: '0'.repeat(64),
});
const A = ['a', '1'] as const;
const B = ['b', '1'] as const;
const B2 = ['b', '2'] as const;

test.each([
  ['the same records', [A, B], [A, B], { added: [], gone: [], changed: [] }],
  ['the same records in another order', [A, B], [B, A], { added: [], gone: [], changed: [] }],
  ['one more', [A], [A, B], { added: ['b'], gone: [], changed: [] }],
  ['one less', [A, B], [A], { added: [], gone: ['b'], changed: [] }],
  ['one with other content', [A, B], [A, B2], { added: [], gone: [], changed: ['b'] }],
  ['all at once', [A, ['c', '1']], [['a', '2'], B], { added: ['b'], gone: ['c'], changed: ['a'] }],
  ['nothing before', [], [A], { added: ['a'], gone: [], changed: [] }],
] as const)('%s', (_what, before, now, expected) => {
  expect(compareSearchSnapshots(found(before), found(now))).toEqual({ ...expected, isExact: true });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('lists that are complete (%j, %j) make an exact comparison: %j', (before, now, isExact) => {
  expect(compareSearchSnapshots(found([A], before), found([A], now)).isExact).toBe(isExact);
});

const anyRecords = fc
  .dictionary(fc.string({ maxLength: 3 }), fc.constantFrom('1', '2'))
  .map((records) => Object.entries(records));

test('removing the removed and adding the new results gives today’s list', () =>
  fc.assert(
    fc.property(anyRecords, anyRecords, (before, now) => {
      const { added, gone, changed } = compareSearchSnapshots(found(before), found(now));
      const kept = before.map(([id]) => id).filter((id) => !gone.includes(id));
      expect([...kept, ...added].sort()).toEqual(now.map(([id]) => id).sort());
      expect(changed.every((id) => kept.includes(id))).toBe(true);
      const back = compareSearchSnapshots(found(now), found(before));
      expect([back.added.toSorted(), back.gone.toSorted()]).toEqual([gone.toSorted(), added.toSorted()]);
    }),
  ));
