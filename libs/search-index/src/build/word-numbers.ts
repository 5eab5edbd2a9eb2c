import { HASH_SEED, addToHash } from '../storage/hash-seed.ts';

const FEWEST_SLOTS = 1 << 10;

const hashOf = (text: string, from: number, to: number): number => {
  let hash = HASH_SEED;
  for (let at = from; at < to; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return hash | 0;
};

const isAt = (word: string, text: string, from: number, to: number): boolean => {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
};

/**
 * Numbers different words from 0 in the order in which they are added. Unlike in a `Map`, a word is found within a text: no
 * string has to be made and hashed for each of its occurrences.
 * @example
 * const words = new WordNumbers();
 * words.add('sea'); // 0
 * words.find('the sea', 4, 7); // 0
 */
export class WordNumbers {
  /** The words by their number. */
  readonly words: string[] = [];
  /** Hash and number of each word, at the slot of its hash or at the next free one. */
  #slots = new Int32Array(2 * FEWEST_SLOTS).fill(-1);

  /** Returns the number of the word between two places of a text; -1 for an unknown one. */
  find(text: string, from = 0, to = text.length): number {
    const slots = this.#slots;
    const hash = hashOf(text, from, to);
    for (let slot = 2 * hash; ; slot += 2) {
      slot &= slots.length - 1;
      const number = slots[slot + 1] as number;
      if (number < 0) return -1;
      if (slots[slot] === hash && isAt(this.words[number] as string, text, from, to)) return number;
    }
  }

  /** Adds a word that is not found; returns its number. */
  add(word: string): number {
    const number = this.words.length;
    this.words.push(word);
    if (4 * this.words.length > this.#slots.length) this.#grow();
    this.#put(hashOf(word, 0, word.length), number);
    return number;
  }

  clear(): void {
    this.words.length = 0;
    this.#slots.fill(-1);
  }

  #put(hash: number, number: number): void {
    const slots = this.#slots;
    let slot = (2 * hash) & (slots.length - 1);
    while ((slots[slot + 1] as number) >= 0) slot = (slot + 2) & (slots.length - 1);
    slots[slot] = hash;
    slots[slot + 1] = number;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(2 * before.length).fill(-1);
    for (let slot = 0; slot < before.length; slot += 2)
      if ((before[slot + 1] as number) >= 0) this.#put(before[slot] as number, before[slot + 1] as number);
  }
}
