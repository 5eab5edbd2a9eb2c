import { countBits } from './count-bits.ts';

/** Bits are counted before every so manieth word. */
const RANK_SHIFT = 2;

/** Returns the number of words that the counts of some words take: two bytes each. */
export const rankWords = (words: number): number => words >>> (RANK_SHIFT + 1);

/** Counts the bits before every fourth word, so that their number before any bit is found without most words. */
export const countRanks = (bits: Uint32Array): Uint16Array => {
  const ranks = new Uint16Array(bits.length >>> RANK_SHIFT);
  let before = 0;
  for (let word = 0; word < bits.length; word += 1) {
    if (word % (1 << RANK_SHIFT) === 0) ranks[word >>> RANK_SHIFT] = before;
    before += countBits(bits[word] as number);
  }
  return ranks;
};

/** Returns the number of set bits before a bit, in words from `at` on, which the counts follow at `ranks`. */
export const bitsBefore = (words: Uint32Array, at: number, ranks: number, bit: number): number => {
  const place = bit >>> 5;
  const known = place >>> RANK_SHIFT;
  let before = ((words[ranks + (known >>> 1)] as number) >>> (16 * (known & 1))) & 0xffff;
  for (let word = known << RANK_SHIFT; word < place; word += 1)
    before += countBits(words[at + word] as number);
  return before + countBits((words[at + place] as number) & ~(-1 << (bit & 31)));
};
