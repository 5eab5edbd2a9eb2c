import { ENTRIES_MOST } from './codebook.ts';
import type { Codebook } from './codebook.ts';
import { HASH_SEED, addToHash } from './hash-seed.ts';

const TABLE_SIZE = 2 ** Math.ceil(Math.log2(2 * ENTRIES_MOST));

const hashOf = (text: Uint8Array, from: number, to: number): number => {
  let hash = HASH_SEED;
  for (let at = from; at < to; at += 1) hash = addToHash(hash, text[at] as number);
  return hash & (TABLE_SIZE - 1);
};

/** Finds entries of a codebook. All methods return -1 for a string without an entry. */
export class CodebookSearch {
  readonly #codebook: Codebook;
  /** Words by their hash, or at the next free place. */
  readonly #words = new Int16Array(TABLE_SIZE).fill(-1);
  readonly #bytes = new Int16Array(1 << 8).fill(-1);
  readonly #pairs = new Int16Array(1 << 16).fill(-1);

  constructor(codebook: Codebook) {
    this.#codebook = codebook;
    for (let index = 0; index < codebook.size; index += 1) {
      const entry = codebook.entry(index);
      const [first = 0, second = 0] = entry;
      if (entry.length === 1) this.#bytes[first] = index;
      else if (entry.length === 2) this.#pairs[(first << 8) | second] = index;
      else this.#words[this.#placeOf(entry, 0, entry.length)] = index;
    }
  }

  findByte(text: Uint8Array, at: number): number {
    return this.#bytes[text[at] as number] as number;
  }

  findPair(text: Uint8Array, at: number): number {
    return this.#pairs[((text[at] as number) << 8) | (text[at + 1] as number)] as number;
  }

  /** Finds an entry of at least three bytes. */
  findWord(text: Uint8Array, from: number, to: number): number {
    return this.#words[this.#placeOf(text, from, to)] as number;
  }

  /** Returns the place of a word in the table, or the free one where it would be. */
  #placeOf(text: Uint8Array, from: number, to: number): number {
    let place = hashOf(text, from, to);
    for (;;) {
      const entry = this.#words[place] as number;
      if (entry < 0 || this.#isEntry(entry, text, from, to)) return place;
      place = (place + 1) & (TABLE_SIZE - 1);
    }
  }

  #isEntry(entry: number, text: Uint8Array, from: number, to: number): boolean {
    const { bytes, starts } = this.#codebook;
    const start = starts[entry] as number;
    if ((starts[entry + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (bytes[start + at - from] !== text[at]) return false;
    return true;
  }
}
