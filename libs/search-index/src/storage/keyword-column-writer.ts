import { narrowed } from './codes.ts';
import { FileWriter } from './file-writer.ts';
import type { WrittenFile } from './file-writer.ts';
import { GrowingArray } from './growing-array.ts';

/** Documents have a code for their set of values. */
export const SETS = 1;
/** Documents have their own list of values. */
export const LISTS = 2;

/** With more distinct sets than this share of the documents, codes do not pay off. */
const SET_SHARE_LIMIT = 1 / 8;
const SETS_ALWAYS_WORTH = 1024;
/** Among the first documents most sets are new: the decision is delayed up to this number of sets. */
const SETS_UNDECIDED = 1 << 16;

/**
 * Writes the column of a keyword field: for each document the ordinals of its values in the field.
 * File: uint32 kind (1 sets, 2 lists) | uint32 lists | uint32 total ordinals | uint32 start per list, and the
 * end | uint32 ordinals | with sets: a code per document, 1, 2 or 4 bytes; no codes where all sets are empty.
 * With sets, a list is one distinct set, and set 0 is the empty one; with lists, there is one per document.
 */
export class KeywordColumnWriter {
  readonly #path: string;
  #codes: GrowingArray | null;
  readonly #setOf = new Map<string, number>();
  #starts = new GrowingArray(Uint32Array.of(0));
  #ordinals = new GrowingArray();
  #documents = 0;

  constructor(path: string, { high }: { high: boolean }) {
    this.#path = path;
    this.#codes = high ? null : new GrowingArray();
    if (!high) this.#code([]);
  }

  /** Adds the values of the next document: ascending and distinct. */
  add(ordinals: readonly number[]): void {
    this.#documents += 1;
    if (this.#codes === null) this.#list(ordinals);
    else {
      this.#codes.push(this.#code(ordinals));
      if (this.#areTooMany(SETS_UNDECIDED)) this.#giveUpSets();
    }
  }

  finish(): WrittenFile {
    if (this.#codes !== null && this.#areTooMany(SETS_ALWAYS_WORTH)) this.#giveUpSets();
    const file = new FileWriter(this.#path);
    const lists = this.#starts.length - 1;
    const kind = this.#codes === null ? LISTS : SETS;
    file.writeArray(Uint32Array.of(kind, lists, this.#ordinals.length));
    file.writeArray(this.#starts.view());
    file.writeArray(this.#ordinals.view());
    if (this.#codes !== null && lists > 1) file.writeArray(narrowed(this.#codes.view(), lists - 1));
    return file.finish();
  }

  #areTooMany(alwaysWorth: number): boolean {
    return this.#setOf.size > Math.max(alwaysWorth, this.#documents * SET_SHARE_LIMIT);
  }

  #list(ordinals: ArrayLike<number>): void {
    for (let index = 0; index < ordinals.length; index += 1) this.#ordinals.push(ordinals[index] as number);
    this.#starts.push(this.#ordinals.length);
  }

  #code(ordinals: readonly number[]): number {
    const key = ordinals.join();
    const known = this.#setOf.get(key);
    if (known !== undefined) return known;
    const code = this.#setOf.size;
    this.#setOf.set(key, code);
    this.#list(ordinals);
    return code;
  }

  #giveUpSets(): void {
    const codes = this.#codes?.view() ?? new Uint32Array();
    const starts = this.#starts.view();
    const ordinals = this.#ordinals.view();
    this.#codes = null;
    this.#setOf.clear();
    this.#starts = new GrowingArray(Uint32Array.of(0));
    this.#ordinals = new GrowingArray();
    for (const code of codes) this.#list(ordinals.subarray(starts[code], starts[code + 1]));
  }
}
