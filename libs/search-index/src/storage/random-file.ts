import { closeSync, openSync, readSync } from 'node:fs';
import { IndexError } from '../index-error.ts';

/**
 * Ranges of a file, out of the page cache into one reused buffer.
 * What `read` gives is valid until the next `read`, and starts at an address divisible by eight.
 */
export class RandomFile {
  readonly path: string;
  readonly #descriptor: number;
  #buffer = new ArrayBuffer(1 << 16);

  constructor(path: string) {
    this.path = path;
    this.#descriptor = openSync(path, 'r');
  }

  read(offset: number, length: number): Buffer {
    if (length > this.#buffer.byteLength) this.#buffer = new ArrayBuffer(Math.ceil(length * 1.25));
    const target = Buffer.from(this.#buffer, 0, length);
    for (let done = 0; done < length;) {
      const count = readSync(this.#descriptor, target, done, length - done, offset + done);
      if (count === 0) throw new IndexError('damaged', `${this.path} ends before ${offset + length}.`);
      done += count;
    }
    return target;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
