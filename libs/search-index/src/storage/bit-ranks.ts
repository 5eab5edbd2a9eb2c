import { countBits } from './count-bits.ts';

/** A count is stored for every fourth word of bits. */
const RANK_SHIFT = 2;

/** Returns how many words the counts for so many words of bits take; a count has two bytes. */
export const rankWords = (words: number): number => words >>> (RANK_SHIFT + 1);

/** Counts the set bits before every fourth word, so that those before any bit are known without reading most words. */
export const countRanks = (bits: Uint32Array): Uint16Array => {
  const ranks = new Uint16Array(bits.length >>> RANK_SHIFT);
  let before = 0;
  for (let word = 0; word < bits.length; word += 1) {
    if (word % (1 << RANK_SHIFT) === 0) ranks[word >>> RANK_SHIFT] = before;
    before += countBits(bits[word] as number);
  }
  return ranks;
};

/** Returns the number of set bits before a bit. The bits are in `words` from index `at` on, their counts from `ranks` on. */
export const bitsBefore = (words: Uint32Array, at: number, ranks: number, bit: number): number => {
  const place = bit >>> 5;
  const known = place >>> RANK_SHIFT;
  let before = ((words[ranks + (known >>> 1)] as number) >>> (16 * (known & 1))) & 0xffff;
  for (let word = known << RANK_SHIFT; word < place; word += 1)
    before += countBits(words[at + word] as number);
  return before + countBits((words[at + place] as number) & ~(-1 << (bit & 31)));
};
