import { closeSync, fstatSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { IndexError } from '../index-error.ts';
import { PAGE_BYTES } from './file-writer.ts';
import { fillFrom } from './read-bytes.ts';
import { readingFile } from './reading-file.ts';
import { shownName } from './shown-name.ts';

/** The page that is being verified: what a file has read last stays valid meanwhile. */
const checked = Buffer.allocUnsafeSlow(PAGE_BYTES);

/**
 * Reads ranges of a file into one reused buffer. Verifies the checksum of a page when it is first read, so
 * that corrupted bytes never reach a response. The result of `read` is valid until the next `read`, and
 * starts at an address divisible by eight.
 */
export class RandomFile {
  readonly path: string;
  readonly #descriptor: number;
  readonly size: number;
  /** Checksum per page. */
  readonly #pages: Uint32Array;
  readonly #isChecked: Uint8Array;
  #buffer = new ArrayBuffer(PAGE_BYTES);

  constructor(path: string, pages: Uint32Array = new Uint32Array()) {
    this.path = path;
    this.#descriptor = readingFile(path, () => openSync(path, 'r'));
    this.size = fstatSync(this.#descriptor).size;
    this.#pages = pages;
    this.#isChecked = new Uint8Array(pages.length);
  }

  get pages(): number {
    return this.#pages.length;
  }

  read(offset: number, length: number): Buffer {
    const last = Math.floor((offset + length - 1) / PAGE_BYTES);
    for (let page = Math.floor(offset / PAGE_BYTES); page <= last; page += 1) this.verifyPage(page);
    if (length > this.#buffer.byteLength) this.#buffer = new ArrayBuffer(Math.ceil(length * 1.25));
    const target = Buffer.from(this.#buffer, 0, length);
    this.#fill(target, offset);
    return target;
  }

  /** Throws `damaged` if the page differs from the one written. */
  verifyPage(page: number): void {
    if (this.#isChecked[page] === 1) return;
    const from = page * PAGE_BYTES;
    const bytes = checked.subarray(0, Math.max(0, Math.min(PAGE_BYTES, this.size - from)));
    this.#fill(bytes, from);
    if (crc32(bytes) !== this.#pages[page]) {
      throw new IndexError('damaged', `${shownName(this.path)} is not as it was written, near byte ${from}.`);
    }
    this.#isChecked[page] = 1;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #fill(target: Buffer, offset: number): void {
    if (!readingFile(this.path, () => fillFrom(this.#descriptor, target, offset)))
      throw new IndexError('damaged', `${shownName(this.path)} ends before ${offset + target.length}.`);
  }
}
