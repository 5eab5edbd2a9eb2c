/**
 * A list of 32-bit unsigned numbers that grows; four bytes each, unlike an array.
 *
 * @example
 * const list = new GrowingArray();
 * list.push(7);
 * list.view(); // Uint32Array [7]
 */
export class GrowingArray {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
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

  /** The numbers so far; valid until the next `push`. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
