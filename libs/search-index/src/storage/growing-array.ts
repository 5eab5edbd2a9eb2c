/**
 * A growing list of unsigned 32-bit numbers that uses four bytes each, unlike an array.
 * @example
 * const list = new GrowingArray();
 * list.push(7);
 * list.view(); // Uint32Array [7]
 */
export class GrowingArray {
  #values: Uint32Array<ArrayBuffer>;
  length: number;

  /** Continues the given numbers, or the first `length` of them, and takes ownership of their memory. */
  constructor(values = new Uint32Array(), length = values.length) {
    this.#values = values;
    this.length = length;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(Math.max(1024, this.length * 2));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  /** Replaces a number that has been pushed. */
  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  clear(): void {
    this.length = 0;
  }

  /** Returns the numbers so far; valid until the next `push`. */
  view(): Uint32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.length);
  }
}
