import { IndexError } from '../index-error.ts';
import { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Entries with a code of one byte. */
export const SHORT_CODES = 184;

/** First bytes of codes of two. */
export const LONG_CODES = 48;

export const ENTRIES_MOST = SHORT_CODES + LONG_CODES * 256;

/**
 * Frequent strings of documents; a document is written as their numbers. Those that gain most from a short code come first.
 * File: varint entries | per entry: its length in bytes (varint) and its bytes.
 */
export class Codebook {
  readonly bytes: Uint8Array;
  /** Start of each entry in `bytes`, plus the end. */
  readonly starts: Uint32Array;

  constructor(entries: readonly Uint8Array[]) {
    this.bytes = Buffer.concat(entries);
    this.starts = new Uint32Array(entries.length + 1);
    for (const [index, { length }] of entries.entries())
      this.starts[index + 1] = (this.starts[index] as number) + length;
  }

  static read(file: Buffer): Codebook {
    const reader = new ByteReader(file);
    const size = reader.varint();
    if (size > ENTRIES_MOST) throw new IndexError('damaged', `A codebook of ${size} entries.`);
    return new Codebook(Array.from({ length: size }, () => reader.slice(reader.varint())));
  }

  get size(): number {
    return this.starts.length - 1;
  }

  entry(index: number): Uint8Array {
    return this.bytes.subarray(this.starts[index], this.starts[index + 1]);
  }

  write(target: ByteWriter): void {
    target.varint(this.size);
    for (let index = 0; index < this.size; index += 1) {
      const entry = this.entry(index);
      target.varint(entry.length);
      target.bytes(entry);
    }
  }
}
