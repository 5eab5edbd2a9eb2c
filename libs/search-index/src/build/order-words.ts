import { byCodePoint } from './sort-keys.ts';

/** A key is the first letters of a word, a byte each, and below them the number of the word. */
const LETTERS = 5;
const NUMBER_BITS = 24;
const MOST_WORDS = 2 ** NUMBER_BITS;

/** The byte of a letter beyond Latin-1, with which the letters end. After the end of a word they are 0. */
const BEYOND = 0xff;

const writeKey = (halves: Uint32Array, number: number, word: string): void => {
  let upper = 0;
  let lower = 0;
  for (let at = 0, byte = 0; at < LETTERS && byte < BEYOND; at += 1) {
    byte = at < word.length ? Math.min(word.charCodeAt(at) + 1, BEYOND) : 0;
    if (at < LETTERS - 1) upper |= byte << (24 - 8 * at);
    else lower = byte;
  }
  halves[2 * number] = (lower << NUMBER_BITS) | number;
  halves[2 * number + 1] = upper;
};

/**
 * Returns the numbers of different words in UTF-8 byte order. Most are sorted as integers, by their first letters, a few times as
 * fast as strings; only those that begin alike are compared.
 * @example
 * orderWords(['sky', 'air', 'sea']); // Uint32Array [1, 2, 0]
 */
export const orderWords = (words: readonly string[]): Uint32Array => {
  const byWord = (a: number, b: number): number => byCodePoint(words[a] as string, words[b] as string);
  if (words.length > MOST_WORDS) return Uint32Array.from(words.keys()).sort(byWord);
  const keys = new BigUint64Array(words.length);
  const halves = new Uint32Array(keys.buffer);
  for (const [number, word] of words.entries()) writeKey(halves, number, word);
  keys.sort();
  const numbers = Uint32Array.from(words, (_, at) => (halves[2 * at] as number) & (MOST_WORDS - 1));
  const isAlike = (at: number, other: number): boolean =>
    halves[2 * at + 1] === halves[2 * other + 1] &&
    (halves[2 * at] as number) >>> NUMBER_BITS === (halves[2 * other] as number) >>> NUMBER_BITS;
  for (let from = 0, to = 1; from < words.length; from = to) {
    for (to = from + 1; to < words.length && isAlike(from, to);) to += 1;
    if (to - from > 1) numbers.subarray(from, to).sort(byWord);
  }
  return numbers;
};
