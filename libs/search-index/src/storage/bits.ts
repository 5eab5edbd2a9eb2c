/**
 * Counts the set bits of a 32-bit word.
 * @example
 * countBits(0b1011); // 3
 */
export const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const hasBit = (bits: Uint32Array, bit: number): boolean =>
  (((bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;

export const setBit = (bits: Uint32Array, bit: number): void => {
  bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
};

export const setBits = (bits: Uint32Array, given: Uint32Array): void => {
  for (let at = 0; at < given.length; at += 1) setBit(bits, given[at] as number);
};

/** Writes the number of each set bit, plus `base`, into the target from index `from` on; returns the end. */
export const listBits = (
  bits: Uint32Array,
  target: Uint32Array,
  { from, base }: { from: number; base: number },
): number => {
  let end = from;
  for (let at = 0; at < bits.length; at += 1) {
    const first = base + 32 * at + 31;
    for (let word = bits[at] as number; word !== 0; word &= word - 1)
      target[end++] = first - Math.clz32(word & -word);
  }
  return end;
};
