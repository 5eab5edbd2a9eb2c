import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DocSet } from './doc-set.ts';

const UNIVERSE = 333;
const members = fc.oneof(
  fc.uniqueArray(fc.nat(UNIVERSE - 1), { maxLength: 8 }),
  fc.uniqueArray(fc.nat(UNIVERSE - 1), { maxLength: UNIVERSE, size: 'max' }),
);
const setOf = (ids: readonly number[]): DocSet => DocSet.ofIds(UNIVERSE, Uint32Array.from(ids).sort());
const sorted = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

describe('a set of documents', () => {
  test('is the same as a list and as bits', () => {
    fc.assert(
      fc.property(members, (ids) => {
        const set = DocSet.ofBits(UNIVERSE, setOf(ids).bits);
        expect([...set.ids]).toEqual(sorted(ids));
        expect(set.size).toBe(ids.length);
      }),
    );
  });

  test('shares its bits with an unlisted copy, which gets its own list', () => {
    const set = setOf([3, 1, 332]);
    expect(set.unlisted().bits).toBe(set.bits);
    expect(set.unlisted().ids).toEqual(set.ids);
    expect(set.unlisted().ids).not.toBe(set.ids);
  });

  test.each<[string, (a: DocSet, b: DocSet) => DocSet, (isInA: boolean, isInB: boolean) => boolean]>([
    ['and', (a, b) => a.and(b), (a, b) => a && b],
    ['and not', (a, b) => a.andNot(b), (a, b) => a && !b],
    ['or', (a, b) => DocSet.union(UNIVERSE, [a, b]), (a, b) => a || b],
    ['complement', (a) => a.complement(), (a) => !a],
  ])('%s equals the operation on sets, sparse or dense', (_, operate, isMember) => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const result = operate(setOf(a), setOf(b));
        const expected = Array.from({ length: UNIVERSE }, (__, id) => id).filter((id) =>
          isMember(a.includes(id), b.includes(id)),
        );
        expect([...result.ids]).toEqual(expected);
        expect(result.size).toBe(expected.length);
      }),
    );
  });
});
