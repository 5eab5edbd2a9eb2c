import type { ByteWriter } from './byte-writer.ts';
import { LONG_CODES, SHORT_CODES } from './codebook.ts';
import type { Codebook } from './codebook.ts';
import { CodebookSearch } from './codebook-search.ts';
import { wordEnd } from './word-end.ts';

/** The first code of a run of literals; the last one continues with a varint. */
export const LITERALS_CODE = SHORT_CODES + LONG_CODES;
/** The first code of a match; the last one continues with a varint. */
export const MATCH_CODE = LITERALS_CODE + 8;
export const MATCH_CODES = 256 - MATCH_CODE;

/** Matches reach back this far. */
export const MATCH_WINDOW = 0xffff;

/** A shorter match takes as much space as the code of a word and a piece. */
export const MATCH_SHORTEST = 5;

/** A match takes three bytes, a word two: a match that ends so many bytes after the word is worth it. */
const WORTH_MATCH = 12;

const HASH_BITS = 12;

/** A prime that spreads four bytes over the table. */
const HASH_FACTOR = 0x9e3779b1;

/**
 * Compresses short texts, each by itself: words and pieces of words become their numbers in a codebook that all texts share,
 * and what a text repeats becomes a match.
 * Text: its length (varint) | codes.
 * Codes: 0 to 183 that entry of the codebook | 184 to 231 and a byte more: the following entries | 232 to 239 a run of 1 to 7
 * literals, which follow, or of 8 and a varint | 240 to 255 and a uint16 distance: a match of 5 to 19 bytes, or of 20 and a
 * varint before the distance.
 */
export class DocumentEncoder {
  readonly #codebook: CodebookSearch;
  /** The last place of each four bytes at the start of a word. */
  readonly #places = new Int32Array(1 << HASH_BITS);
  #text: Uint8Array = new Uint8Array();
  /** Literals from here on are not written yet. */
  #written = 0;

  constructor(codebook: Codebook) {
    this.#codebook = new CodebookSearch(codebook);
  }

  /** Appends a compressed text. */
  encode(text: Uint8Array, target: ByteWriter): void {
    this.#text = text;
    this.#places.fill(-1);
    this.#written = 0;
    target.varint(text.length);
    for (let at = 0; at < text.length;) at = this.#encodeFrom(at, target);
    this.#writeLiterals(text.length, target);
  }

  /** Encodes a word or a match; returns its end. */
  #encodeFrom(at: number, target: ByteWriter): number {
    const to = wordEnd(this.#text, at);
    const from = this.#earlier(at);
    const length = from < 0 ? 0 : this.#matchLength(from, at);
    if (length >= to - at + WORTH_MATCH) return this.#writeMatch(from, at, length, target);
    const entry = this.#codebook.findWord(this.#text, at, to);
    if (entry >= 0) this.#writeEntry(entry, at, to, target);
    else if (length >= MATCH_SHORTEST) return this.#writeMatch(from, at, length, target);
    else this.#spell(at, to, target);
    return to;
  }

  /** Returns the last place with the same four bytes, most likely, and remembers this one; -1 if there is none in reach. */
  #earlier(at: number): number {
    const text = this.#text;
    if (at + 4 > text.length) return -1;
    const four =
      (text[at] as number) |
      ((text[at + 1] as number) << 8) |
      ((text[at + 2] as number) << 16) |
      ((text[at + 3] as number) << 24);
    const hash = Math.imul(four, HASH_FACTOR) >>> (32 - HASH_BITS);
    const from = this.#places[hash] as number;
    this.#places[hash] = at;
    return at - from > MATCH_WINDOW ? -1 : from;
  }

  #matchLength(from: number, at: number): number {
    const text = this.#text;
    const most = text.length - at;
    let length = 0;
    while (length < most && text[from + length] === text[at + length]) length += 1;
    return length;
  }

  /** Writes the pieces of a word; bytes that are in none are literals. */
  #spell(from: number, to: number, target: ByteWriter): void {
    for (let at = from; at < to;) {
      const pair = at + 1 < to ? this.#codebook.findPair(this.#text, at) : -1;
      const length = pair >= 0 ? 2 : 1;
      const entry = pair >= 0 ? pair : this.#codebook.findByte(this.#text, at);
      if (entry >= 0) this.#writeEntry(entry, at, at + length, target);
      at += length;
    }
  }

  #writeEntry(entry: number, at: number, to: number, target: ByteWriter): void {
    this.#writeLiterals(at, target);
    this.#written = to;
    const after = entry - SHORT_CODES;
    if (after < 0) target.byte(entry);
    else {
      target.byte(SHORT_CODES + (after >>> 8));
      target.byte(after & 255);
    }
  }

  #writeMatch(from: number, at: number, length: number, target: ByteWriter): number {
    this.#writeLiterals(at, target);
    this.#written = at + length;
    this.#writeLength(MATCH_CODE, length - MATCH_SHORTEST, target, MATCH_CODES - 1);
    target.byte((at - from) & 255);
    target.byte((at - from) >>> 8);
    return at + length;
  }

  #writeLiterals(to: number, target: ByteWriter): void {
    const length = to - this.#written;
    if (length === 0) return;
    this.#writeLength(LITERALS_CODE, length - 1, target, MATCH_CODE - LITERALS_CODE - 1);
    target.bytes(this.#text, this.#written, to);
  }

  #writeLength(code: number, length: number, target: ByteWriter, most: number): void {
    target.byte(code + Math.min(length, most));
    if (length >= most) target.varint(length - most);
  }
}
