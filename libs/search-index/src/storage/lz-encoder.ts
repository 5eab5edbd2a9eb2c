import type { ByteWriter } from './byte-writer.ts';

/** Matches reach back this far. */
export const LZ_WINDOW = 0xffff;

/** A shorter match takes as much space as the bytes themselves. */
export const LZ_SHORTEST = 4;

/** A length of this much or more continues as a varint after the token. */
export const LZ_LONG = 15;

const HASH_BITS = 14;
const HASH_SHIFT = 32 - HASH_BITS;

/** A prime that spreads four bytes over the table. */
const HASH_FACTOR = 0x9e3779b1;

/** Only the last places of a match are remembered: all of them would take a third more time, and save nothing. */
const REMEMBERED = 2;

/** A match in bytes from the start of the window. */
interface Match {
  from: number;
  at: number;
  length: number;
}

/**
 * Compresses short texts, each by itself, with a dictionary that all of them share.
 * Text: its length (varint) | sequences.
 * Sequence: a byte with the number of literals in its upper and the length of the match, less 4, in its lower half; 15 =
 * and a varint more | the literals | uint16 distance of the match. The last sequence ends with its literals.
 */
export class LzEncoder {
  readonly #dictionary: number;
  /** Last place in the dictionary of each hash. */
  readonly #known = new Int32Array(1 << HASH_BITS).fill(-1);
  readonly #places = new Int32Array(1 << HASH_BITS);
  /** The dictionary, followed by the current text. */
  #window: Uint8Array;

  constructor(dictionary: Uint8Array) {
    this.#dictionary = dictionary.length;
    this.#window = Uint8Array.from(dictionary);
    for (let at = 0; at + LZ_SHORTEST <= dictionary.length; at += 1) this.#known[this.#hash(at)] = at;
  }

  /** Appends a compressed text. */
  encode(text: Uint8Array, target: ByteWriter): void {
    const end = this.#load(text);
    this.#places.set(this.#known);
    target.varint(text.length);
    let written = this.#dictionary;
    for (let at = written; at + LZ_SHORTEST <= end;) {
      const hash = this.#hash(at);
      const candidate = this.#places[hash] as number;
      this.#places[hash] = at;
      const match = candidate < 0 ? null : this.#match(candidate, { at, written, end });
      if (match === null) {
        at += 1;
        continue;
      }
      this.#write(target, written, match);
      written = match.at + match.length;
      const last = Math.min(written, end - LZ_SHORTEST);
      this.#remember(Math.max(at + 1, last - REMEMBERED), last);
      at = written;
    }
    if (written < end) this.#write(target, written, { from: end, at: end, length: LZ_SHORTEST });
  }

  #load(text: Uint8Array): number {
    const end = this.#dictionary + text.length;
    if (end > this.#window.length) {
      const grown = new Uint8Array(end * 2);
      grown.set(this.#window.subarray(0, this.#dictionary));
      this.#window = grown;
    }
    this.#window.set(text, this.#dictionary);
    return end;
  }

  #hash(at: number): number {
    const bytes = this.#window;
    const four =
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    return Math.imul(four, HASH_FACTOR) >>> HASH_SHIFT;
  }

  /** Returns the longest match of the bytes at a place with those at an earlier one, also backwards. */
  #match(
    candidate: number,
    { at, written, end }: { at: number; written: number; end: number },
  ): Match | null {
    const bytes = this.#window;
    if (at - candidate > LZ_WINDOW) return null;
    let length = 0;
    while (at + length < end && bytes[candidate + length] === bytes[at + length]) length += 1;
    if (length < LZ_SHORTEST) return null;
    let back = 0;
    while (at - back > written && candidate > back && bytes[at - back - 1] === bytes[candidate - back - 1])
      back += 1;
    return { from: candidate - back, at: at - back, length: length + back };
  }

  #remember(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#places[this.#hash(at)] = at;
  }

  /** Writes the literals up to a match, and the match unless the text ends there. */
  #write(target: ByteWriter, written: number, { from, at, length }: Match): void {
    const literals = at - written;
    const more = length - LZ_SHORTEST;
    target.byte((Math.min(literals, LZ_LONG) << 4) | Math.min(more, LZ_LONG));
    if (literals >= LZ_LONG) target.varint(literals - LZ_LONG);
    target.bytes(this.#window, written, at);
    if (from === at) return;
    target.byte((at - from) & 0xff);
    target.byte((at - from) >>> 8);
    if (more >= LZ_LONG) target.varint(more - LZ_LONG);
  }
}
