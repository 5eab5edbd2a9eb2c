import { IndexError } from '../index-error.ts';
import { ByteReader, LONG_COPY } from './byte-reader.ts';
import { SHORT_CODES } from './codebook.ts';
import type { Codebook } from './codebook.ts';
import { LITERALS_CODE, MATCH_CODE, MATCH_CODES, MATCH_SHORTEST } from './document-encoder.ts';

/** More than the parts of a document, which are strings, can have: only a damaged length asks for so much memory. */
const MOST_BYTES = 2 ** 31;

/** Restores what `DocumentEncoder` has compressed with the same codebook; the codes are described there. */
export class DocumentDecoder {
  readonly #codebook: Codebook;
  #text: Buffer = Buffer.alloc(1 << 14);
  #source = new ByteReader(Buffer.alloc(0));

  constructor(codebook: Codebook) {
    this.#codebook = codebook;
  }

  /** Returns the text that begins where the reader is; valid until the next call. Throws `damaged`. */
  decode(source: ByteReader): Buffer {
    this.#source = source;
    const end = source.varint();
    if (end > MOST_BYTES) throw damaged();
    if (end > this.#text.length) this.#text = Buffer.allocUnsafeSlow(end * 2);
    for (let done = 0; done < end;) {
      const code = source.byte();
      if (code < LITERALS_CODE) done = this.#copyEntry(code, done, end);
      else if (code < MATCH_CODE) done = this.#copyLiterals(code - LITERALS_CODE, done, end);
      else done = this.#copyMatch(code - MATCH_CODE, done, end);
    }
    return this.#text.subarray(0, end);
  }

  #copyEntry(code: number, done: number, end: number): number {
    const { bytes, starts } = this.#codebook;
    const text = this.#text;
    const entry =
      code < SHORT_CODES ? code : SHORT_CODES + (((code - SHORT_CODES) << 8) | this.#source.byte());
    const to = starts[entry + 1];
    let at = starts[entry] as number;
    if (to === undefined || done + to - at > end) throw damaged();
    let place = done;
    for (; at < to; at += 1, place += 1) text[place] = bytes[at] as number;
    return place;
  }

  #copyLiterals(code: number, done: number, end: number): number {
    const length = 1 + this.#length(code, MATCH_CODE - LITERALS_CODE - 1);
    if (done + length > end) throw damaged();
    this.#source.copyTo(this.#text, done, length);
    return done + length;
  }

  #copyMatch(code: number, done: number, end: number): number {
    const length = MATCH_SHORTEST + this.#length(code, MATCH_CODES - 1);
    const text = this.#text;
    const distance = this.#source.byte() | (this.#source.byte() << 8);
    const from = done - distance;
    if (done + length > end || from < 0 || distance === 0) throw damaged();
    // A match may reach into itself, then its bytes repeat.
    if (length < LONG_COPY || distance < length)
      for (let at = 0; at < length; at += 1) text[done + at] = text[from + at] as number;
    else text.copyWithin(done, from, from + length);
    return done + length;
  }

  /** Returns a length that the code says, unless it is the last one, which continues. */
  #length(code: number, most: number): number {
    return code < most ? code : most + this.#source.varint();
  }
}

const damaged = (): IndexError => new IndexError('damaged', 'A compressed text is not as it was written.');
