import type { RandomFile } from './random-file.ts';

const WINDOW_BYTES = 1 << 15;

/** Reads short ranges that follow each other closely; one system call serves many of them. */
export class ReadAhead {
  readonly #file: RandomFile;
  #from = 0;
  #window: Buffer = Buffer.alloc(0);

  constructor(file: RandomFile) {
    this.#file = file;
  }

  /** Unlike a file's, the result may start at any address. */
  read(offset: number, length: number): Buffer {
    if (offset < this.#from || offset + length > this.#from + this.#window.length) {
      const wanted = Math.max(length, Math.min(WINDOW_BYTES, this.#file.size - offset));
      this.#window = Buffer.from(this.#file.read(offset, wanted));
      this.#from = offset;
    }
    const start = offset - this.#from;
    return this.#window.subarray(start, start + length);
  }
}
