import { HASH_SEED, addToHash } from '../storage/hash-seed.ts';

const FEWEST_SLOTS = 1 << 10;

/** A slot: two numbers that are the key of a word, and the number of the word, -1 if there is none. */
const SLOT = 3;

/** The length of short words, of which two numbers have room for all letters. Most words are short. */
const MOST_LETTERS = 8;
const LETTER_BITS = 7;
const LENGTH_SHIFT = 28;
/** In place of the length of a short word. */
const LONG = 15;

const hashOf = (text: string, from: number, to: number): number => {
  let hash = HASH_SEED;
  for (let at = from; at < to; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return hash | 0;
};

/** Writes the key: the ASCII letters of a short word and its length; the hash of another one. */
const writeKey = (key: Int32Array, text: string, from: number, to: number): void => {
  if (to - from <= MOST_LETTERS) {
    const half = from + MOST_LETTERS / 2;
    let [lower, upper, letters] = [0, 0, 0];
    for (let at = from; at < to; at += 1) {
      const letter = text.charCodeAt(at);
      letters |= letter;
      if (at < half) lower = (lower << LETTER_BITS) | letter;
      else upper = (upper << LETTER_BITS) | letter;
    }
    if (letters >>> LETTER_BITS === 0) {
      key[0] = lower;
      key[1] = upper | ((to - from) << LENGTH_SHIFT);
      return;
    }
  }
  key[0] = hashOf(text, from, to);
  key[1] = LONG << LENGTH_SHIFT;
};

const isAt = (word: string, text: string, from: number, to: number): boolean => {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
};

const slotOf = (slots: Int32Array, lower: number, upper: number): number => {
  const hash = addToHash(addToHash(HASH_SEED, lower), upper);
  return SLOT * (hash & (slots.length / SLOT - 1));
};

const slotAfter = (slots: Int32Array, slot: number): number => (slot + SLOT < slots.length ? slot + SLOT : 0);

/**
 * Numbers different words from 0 in the order in which they are added. Unlike in a `Map`, a word is found within a text: no
 * string has to be made and hashed for each of its occurrences, and none is read for a short word.
 * @example
 * const words = new WordNumbers();
 * words.add('sea'); // 0
 * words.find('the sea', 4, 7); // 0
 */
export class WordNumbers {
  /** The words by their number. */
  words: string[] = [];
  /** Each word is in the slot of its key or in the next free one. */
  #slots = new Int32Array(SLOT * FEWEST_SLOTS).fill(-1);
  /** The key that was written last. */
  readonly #key = new Int32Array(2);

  /** Returns the number of the word between two places of a text; -1 for an unknown one. */
  find(text: string, from = 0, to = text.length): number {
    const slots = this.#slots;
    writeKey(this.#key, text, from, to);
    const [lower, upper] = [this.#key[0] as number, this.#key[1] as number];
    for (let slot = slotOf(slots, lower, upper); ; slot = slotAfter(slots, slot)) {
      const number = slots[slot + 2] as number;
      if (number < 0) return -1;
      if (slots[slot] !== lower || slots[slot + 1] !== upper) continue;
      if (upper >>> LENGTH_SHIFT !== LONG || isAt(this.words[number] as string, text, from, to))
        return number;
    }
  }

  /** Adds a word that is not found; returns its number. */
  add(word: string): number {
    const number = this.words.length;
    this.words.push(word);
    if (2 * SLOT * this.words.length > this.#slots.length) this.#grow();
    writeKey(this.#key, word, 0, word.length);
    this.#put(this.#key[0] as number, this.#key[1] as number, number);
    return number;
  }

  /** Starts again, with another list of words. */
  clear(): void {
    this.words = [];
    this.#slots.fill(-1);
  }

  #put(lower: number, upper: number, number: number): void {
    const slots = this.#slots;
    let slot = slotOf(slots, lower, upper);
    while ((slots[slot + 2] as number) >= 0) slot = slotAfter(slots, slot);
    slots[slot] = lower;
    slots[slot + 1] = upper;
    slots[slot + 2] = number;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length).fill(-1);
    for (let slot = 0; slot < before.length; slot += SLOT) {
      const number = before[slot + 2] as number;
      if (number >= 0) this.#put(before[slot] as number, before[slot + 1] as number, number);
    }
  }
}
