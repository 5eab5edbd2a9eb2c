import { LONG_COPY } from './byte-reader.ts';

/**
 * A growing write buffer. Numbers up to 2^53 are written as varints: seven bits per byte, lowest first; the
 * high bit marks a continuation.
 * @example
 * const writer = new ByteWriter();
 * writer.varint(300);
 * writer.view(); // bytes ac 02
 */
export class ByteWriter {
  #bytes: Buffer;
  length = 0;

  constructor(capacity = 1024) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Returns the written bytes; valid until the next write. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  byte(value: number): void {
    if (this.length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.length] = value;
    this.length += 1;
  }

  varint(value: number): void {
    if (this.length + 8 > this.#bytes.length) this.#reserve(8);
    const bytes = this.#bytes;
    let rest = value;
    while (rest >= 0x10000000) {
      bytes[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    while (rest >= 128) {
      bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[this.length++] = rest;
  }

  uint32(value: number): void {
    this.#reserve(4);
    this.length = this.#bytes.writeUInt32LE(value, this.length);
  }

  bytes(source: Uint8Array, from = 0, to = source.length): void {
    const length = to - from;
    this.#reserve(length);
    // Most copies during a build are a few bytes, for which a loop is faster than a view.
    if (length >= LONG_COPY) this.#bytes.set(source.subarray(from, to), this.length);
    else for (let at = 0; at < length; at += 1) this.#bytes[this.length + at] = source[from + at] as number;
    this.length += length;
  }

  at(index: number): number {
    return this.#bytes[index] as number;
  }

  /** Appends the content of another writer, from a place on. */
  append(other: ByteWriter, from = 0): void {
    this.bytes(other.#bytes, from, other.length);
  }

  /** Writes the length in bytes as a varint, then UTF-8. */
  text(value: string): void {
    if (this.#shortAscii(value)) return;
    const length = Buffer.byteLength(value);
    this.varint(length);
    this.#reserve(length);
    this.#bytes.write(value, this.length, length);
    this.length += length;
  }

  /** Writes a text like most words, for which a loop is faster than calls; `false` for another one. */
  #shortAscii(value: string): boolean {
    if (value.length >= LONG_COPY) return false;
    this.#reserve(1 + value.length);
    const bytes = this.#bytes;
    const from = this.length + 1;
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      if (code > 127) return false;
      bytes[from + at] = code;
    }
    bytes[this.length] = value.length;
    this.length = from + value.length;
    return true;
  }

  #reserve(wanted: number): void {
    const needed = this.length + wanted;
    if (needed <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.view());
    this.#bytes = grown;
  }
}
