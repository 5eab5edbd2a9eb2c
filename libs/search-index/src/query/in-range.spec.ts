import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DocSet } from './doc-set.ts';
import { amongInRange, bitsInRange, listedInRange } from './in-range.ts';

const UNIVERSE = 333;
const codesOf = fc.uint8Array({ minLength: UNIVERSE, maxLength: UNIVERSE, max: 9 });
const members = fc.uniqueArray(fc.nat(UNIVERSE - 1), { maxLength: UNIVERSE, size: 'max' });

test('a range contains the documents whose codes are in it, however the candidates are stored', () => {
  fc.assert(
    fc.property(codesOf, fc.nat(10), fc.nat(10), members, (codes, from, to, ids) => {
      const span = { codes, from, to };
      const wanted = DocSet.ofIds(UNIVERSE, Uint32Array.from(ids).sort());
      const isIn = (document: number): boolean =>
        (codes[document] ?? -1) >= from && (codes[document] ?? -1) <= to;
      const listOf = (bits: Uint32Array): number[] => [...DocSet.ofBits(UNIVERSE, bits).ids];
      const expected = [...wanted.ids].filter(isIn);
      expect([...listedInRange(span, wanted.ids)]).toEqual(expected);
      expect(listOf(amongInRange(span, wanted.bits))).toEqual(expected);
      expect(listOf(bitsInRange(span, UNIVERSE))).toEqual([...codes.keys()].filter(isIn));
    }),
  );
});
