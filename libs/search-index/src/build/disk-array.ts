import { appendFileSync } from 'node:fs';
import { GrowingArray } from '../storage/growing-array.ts';
import { readWhole } from '../storage/read-bytes.ts';

/** Numbers that wait in memory before they are written. */
const MOST_WAITING = 8192;

/**
 * A growing list of signed 32-bit numbers in a temporary file, for lists as long as the documents: memory holds the last few
 * numbers only.
 * @example
 * const list = new DiskArray('/tmp/x');
 * list.push(7);
 * list.read(); // Int32Array [7]
 */
export class DiskArray {
  readonly #path: string;
  readonly #waiting = new GrowingArray();
  #written = 0;

  constructor(path: string) {
    this.#path = path;
  }

  push(value: number): void {
    this.#waiting.push(value);
    if (this.#waiting.length === MOST_WAITING) this.#flush();
  }

  read(): Int32Array {
    this.#flush();
    const values = new Int32Array(this.#written);
    if (values.length > 0 && !readWhole(this.#path, new Uint8Array(values.buffer)))
      throw new Error(`${this.#path} ends too early.`);
    return values;
  }

  #flush(): void {
    const values = this.#waiting.view();
    if (values.length === 0) return;
    appendFileSync(this.#path, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    this.#written += values.length;
    this.#waiting.clear();
  }
}
