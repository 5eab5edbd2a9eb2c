import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { LONG_COPY } from './byte-reader.ts';
import { GrowingArray } from './growing-array.ts';

/** Number of bytes covered by one checksum of a file that is read in place. */
export const PAGE_BYTES = 1 << 16;

const BUFFER_BYTES = 4 * PAGE_BYTES;

/** Size and checksums of a finished file. */
export interface WrittenFile {
  bytes: number;
  crc32: number;
  /** Checksum per page; the last page may be shorter. */
  pages: Uint32Array;
}

/** Writes a file sequentially through one buffer, with a checksum of the whole file and one per page. */
export class FileWriter {
  readonly name: string;
  readonly #descriptor: number;
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #buffered = 0;
  #checksum = 0;
  readonly #pages = new GrowingArray();
  #page = 0;
  #inPage = 0;
  #isClosed = false;
  length = 0;

  constructor(file: string) {
    this.name = path.basename(file);
    this.#descriptor = openSync(file, 'w');
  }

  write(bytes: Uint8Array): void {
    this.length += bytes.length;
    if (bytes.length > BUFFER_BYTES - this.#buffered) this.#flush();
    if (bytes.length > BUFFER_BYTES) {
      this.#out(bytes);
      return;
    }
    const buffer = this.#buffer;
    const to = this.#buffered;
    // Most parts of runs are a few bytes.
    if (bytes.length >= LONG_COPY) buffer.set(bytes, to);
    else for (let at = 0; at < bytes.length; at += 1) buffer[to + at] = bytes[at] as number;
    this.#buffered += bytes.length;
  }

  /** Writes the bytes of a typed array; the format is little-endian, like every platform of Node. */
  writeArray(array: ArrayBufferView): void {
    this.write(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  }

  /** Syncs the file to disk and closes it. */
  finish(): WrittenFile {
    this.#flush();
    fsyncSync(this.#descriptor);
    this.#close();
    if (this.#inPage > 0) this.#pages.push(this.#page);
    return { bytes: this.length, crc32: this.#checksum, pages: this.#pages.view() };
  }

  /** Like `finish`, without syncing: for temporary files. */
  finishTemporary(): void {
    this.#flush();
    this.#close();
  }

  /** Closes the file after a failure; buffered bytes are lost. Does nothing if it is closed. */
  abandon(): void {
    if (!this.#isClosed) this.#close();
  }

  #close(): void {
    this.#isClosed = true;
    closeSync(this.#descriptor);
  }

  #flush(): void {
    if (this.#buffered > 0) this.#out(this.#buffer.subarray(0, this.#buffered));
    this.#buffered = 0;
  }

  #out(bytes: Uint8Array): void {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#addToPages(bytes);
    for (let written = 0; written < bytes.length;) {
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written);
    }
  }

  #addToPages(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length;) {
      const to = Math.min(bytes.length, from + PAGE_BYTES - this.#inPage);
      this.#page = crc32(bytes.subarray(from, to), this.#page);
      this.#inPage += to - from;
      from = to;
      if (this.#inPage < PAGE_BYTES) return;
      this.#pages.push(this.#page);
      this.#page = 0;
      this.#inPage = 0;
    }
  }
}

/** Finishes files and returns them by their names. */
export const finishFiles = (files: readonly FileWriter[]): Record<string, WrittenFile> =>
  Object.fromEntries(files.map((file) => [file.name, file.finish()]));

export const writeArrayFile = (file: string, array: ArrayBufferView): WrittenFile => {
  const writer = new FileWriter(file);
  writer.writeArray(array);
  return writer.finish();
};
