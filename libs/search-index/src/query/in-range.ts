import type { Codes } from '../storage/codes.ts';
import { DocSet } from './doc-set.ts';

/** A range of a column's codes, both ends inclusive. */
export interface CodeRange {
  codes: Codes;
  from: number;
  to: number;
}

/** Returns all documents in the range, as bits. */
export const bitsInRange = ({ codes, from, to }: CodeRange, universe: number): Uint32Array => {
  const bits = DocSet.emptyBits(universe);
  for (let document = 0; document < codes.length; document += 1) {
    const code = codes[document] as number;
    if (code >= from && code <= to)
      bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
  }
  return bits;
};

/** Returns the documents in the range among many; both as bits, because long lists are large. */
export const amongInRange = ({ codes, from, to }: CodeRange, documents: Uint32Array): Uint32Array => {
  const kept = new Uint32Array(documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    let word = 0;
    for (let left = documents[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const code = codes[(at << 5) + 31 - Math.clz32(bit)] as number;
      if (code >= from && code <= to) word |= bit;
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
    const code = codes[document] as number;
    if (code >= from && code <= to) kept[count++] = document;
  }
  return kept.subarray(0, count);
};
