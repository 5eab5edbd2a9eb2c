import { byCodePoint } from './sort-keys.ts';

/** A key is the first letters of a word, a byte each, in 16-bit parts. */
const PARTS = 4;
const LETTERS = 2 * PARTS;

/** The byte of a letter beyond Latin-1, with which the letters end. After the end of a word they are 0. */
const BEYOND = 0xff;

const writeKey = (keys: Uint16Array, number: number, word: string): void => {
  let byte = 0;
  for (let at = 0; at < LETTERS && byte < BEYOND; at += 1) {
    byte = at < word.length ? Math.min(word.charCodeAt(at) + 1, BEYOND) : 0;
    const part = PARTS * number + (at >>> 1);
    keys[part] = (keys[part] as number) | (at % 2 === 0 ? byte << 8 : byte);
  }
};

/** Returns the numbers in the order of one part of their keys; equal ones stay in order. It is a counting sort. */
const sortByPart = (numbers: Uint32Array, keys: Uint16Array, part: number): Uint32Array<ArrayBuffer> => {
  const ends = new Uint32Array(0x10000);
  const partOf = (number: number): number => keys[PARTS * number + part] as number;
  for (const number of numbers) ends[partOf(number)] = (ends[partOf(number)] as number) + 1;
  for (let at = 1; at < ends.length; at += 1) ends[at] = (ends[at] as number) + (ends[at - 1] as number);
  const sorted = new Uint32Array(numbers.length);
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const number = numbers[at] as number;
    const end = (ends[partOf(number)] as number) - 1;
    ends[partOf(number)] = end;
    sorted[end] = number;
  }
  return sorted;
};

/**
 * Returns the numbers of different words in UTF-8 byte order. They are sorted by their first letters, without comparing them;
 * only those that begin alike are compared.
 * @example
 * orderWords(['sky', 'air', 'sea']); // Uint32Array [1, 2, 0]
 */
export const orderWords = (words: readonly string[]): Uint32Array => {
  const keys = new Uint16Array(PARTS * words.length);
  let numbers = new Uint32Array(words.length);
  for (let number = 0; number < words.length; number += 1) {
    numbers[number] = number;
    writeKey(keys, number, words[number] as string);
  }
  for (let part = PARTS - 1; part >= 0; part -= 1) numbers = sortByPart(numbers, keys, part);
  const halves = new Uint32Array(keys.buffer);
  const halfOf = (at: number, half: number): number => halves[2 * (numbers[at] as number) + half] as number;
  const isAlike = (at: number, other: number): boolean =>
    halfOf(at, 0) === halfOf(other, 0) && halfOf(at, 1) === halfOf(other, 1);
  const byWord = (a: number, b: number): number => byCodePoint(words[a] as string, words[b] as string);
  for (let from = 0, to = 1; from < words.length; from = to) {
    for (to = from + 1; to < words.length && isAlike(from, to);) to += 1;
    if (to - from > 1) numbers.subarray(from, to).sort(byWord);
  }
  return numbers;
};
