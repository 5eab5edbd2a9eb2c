import type { Codes } from '../storage/codes.ts';
import { DocSet } from './doc-set.ts';

/** A range of a column's codes, both ends inclusive. */
export interface CodeRange {
  codes: Codes;
  from: number;
  to: number;
}

/** Returns 1 for a code in the range, else 0. With a branch, which processors cannot predict, it would take three times as long. */
const isIn = (code: number, from: number, to: number): number => Number(code >= from) & Number(code <= to);

export const bitsInRange = ({ codes, from, to }: CodeRange, universe: number): Uint32Array => {
  const bits = DocSet.emptyBits(universe);
  let word = 0;
  for (let document = 0; document < codes.length; document += 1) {
    word |= isIn(codes[document] as number, from, to) << (document & 31);
    if ((document & 31) !== 31) continue;
    bits[document >>> 5] = word;
    word = 0;
  }
  if (word !== 0) bits[codes.length >>> 5] = word;
  return bits;
};

/** Returns the documents in the range among many; both as bits, because long lists are large. */
export const amongInRange = ({ codes, from, to }: CodeRange, documents: Uint32Array): Uint32Array => {
  const kept = new Uint32Array(documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    let word = 0;
    for (let left = documents[at] as number; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      word |= isIn(codes[(at << 5) + place] as number, from, to) << place;
    }
    kept[at] = word;
  }
  return kept;
};

/** Returns the documents in the range among a list. */
export const listedInRange = ({ codes, from, to }: CodeRange, documents: Uint32Array): Uint32Array => {
  const kept = new Uint32Array(documents.length);
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    kept[count] = document;
    count += isIn(codes[document] as number, from, to);
  }
  return kept.subarray(0, count);
};
