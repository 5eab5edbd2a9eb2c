import { IndexError } from '../index-error.ts';
import { LZ_LONG, LZ_SHORTEST } from './lz-encoder.ts';

/** From this length on, a call that copies is faster than a loop. */
const LONG_COPY = 32;

/** Restores what `LzEncoder` has compressed with the same dictionary; the layout is described there. */
export class LzDecoder {
  readonly #dictionary: number;
  /** The dictionary, followed by the current text. */
  #window: Buffer;
  #source: Uint8Array = new Uint8Array();
  #at = 0;

  constructor(dictionary: Uint8Array) {
    this.#dictionary = dictionary.length;
    this.#window = Buffer.from(dictionary);
  }

  /** Returns the text that begins at a place; valid until the next call. Throws `damaged`. */
  decode(source: Uint8Array, from: number): Buffer {
    this.#source = source;
    this.#at = from;
    const end = this.#dictionary + this.#length(0);
    this.#reserve(end);
    const window = this.#window;
    for (let done = this.#dictionary; done < end;) {
      const token = source[this.#at++] as number;
      const literals = this.#lengthOf(token >>> 4);
      const at = this.#at;
      if (done + literals > end || at + literals > source.length) throw damaged();
      if (literals < LONG_COPY)
        for (let index = 0; index < literals; index += 1) window[done + index] = source[at + index] as number;
      else window.set(source.subarray(at, at + literals), done);
      done += literals;
      this.#at = at + literals;
      if (done < end) done = this.#copyMatch(done, token & LZ_LONG, end);
    }
    return window.subarray(this.#dictionary, end);
  }

  #reserve(end: number): void {
    if (end <= this.#window.length) return;
    const grown = Buffer.allocUnsafeSlow(end * 2);
    grown.set(this.#window.subarray(0, this.#dictionary));
    this.#window = grown;
  }

  #lengthOf(half: number): number {
    return half === LZ_LONG ? this.#length(LZ_LONG) : half;
  }

  /** Reads a varint and adds it. */
  #length(least: number): number {
    let length = least;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#source[this.#at++];
      if (byte === undefined || shift > 28) throw damaged();
      length += (byte & 127) * 2 ** shift;
      if (byte < 128) return length;
    }
  }

  #copyMatch(done: number, half: number, end: number): number {
    const [source, window] = [this.#source, this.#window];
    const distance = (source[this.#at] as number) | ((source[this.#at + 1] as number) << 8);
    this.#at += 2;
    const length = LZ_SHORTEST + this.#lengthOf(half);
    const from = done - distance;
    if (done + length > end || from < 0 || distance === 0) throw damaged();
    // A match may reach into itself, then its bytes repeat.
    if (length < LONG_COPY || distance < length)
      for (let at = 0; at < length; at += 1) window[done + at] = window[from + at] as number;
    else window.copyWithin(done, from, from + length);
    return done + length;
  }
}

const damaged = (): IndexError => new IndexError('damaged', 'A compressed text is not as it was written.');
