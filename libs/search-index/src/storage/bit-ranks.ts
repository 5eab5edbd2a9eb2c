import { countBits } from './bits.ts';

/** Returns how many words the counts for so many words of bits take; a count has two bytes. */
export const rankWords = (words: number): number => words >>> 2;

/** Counts the set bits before every second word, so that those before any bit are known without reading more than two words. */
export const countRanks = (bits: Uint32Array): Uint16Array => {
  const ranks = new Uint16Array(bits.length >>> 1);
  let before = 0;
  for (let word = 0; word < bits.length; word += 2) {
    ranks[word >>> 1] = before;
    before += countBits(bits[word] as number) + countBits(bits[word + 1] as number);
  }
  return ranks;
};

/** Returns the number of set bits before a bit. The bits are in `words` from index `at` on, their counts from `ranks` on. */
export const bitsBefore = (words: Uint32Array, at: number, ranks: number, bit: number): number => {
  const place = bit >>> 5;
  const known = (words[ranks + (place >>> 2)] as number) >>> (8 * (place & 2));
  // Without a branch, which processors would guess wrong every other time.
  const left = (words[at + (place & ~1)] as number) & -(place & 1);
  return (known & 0xffff) + countBits(left) + countBits((words[at + place] as number) & ~(-1 << (bit & 31)));
};
