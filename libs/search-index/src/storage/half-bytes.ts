/**
 * A growing list of half bytes: the first of each byte is its lower half.
 * @example
 * const list = new HalfBytes();
 * list.push(1);
 * list.push(15);
 * list.view(); // byte f1
 */
export class HalfBytes {
  #bytes = Buffer.alloc(64);
  #length = 0;

  push(half: number): void {
    const at = this.#length >>> 1;
    if (at === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * at);
    this.#bytes[at] = this.#length % 2 === 0 ? half : (this.#bytes[at] as number) | (half << 4);
    this.#length += 1;
  }

  /** Returns the half bytes so far; the last byte may have one only. Valid until the next `push`. */
  view(): Buffer {
    return this.#bytes.subarray(0, (this.#length + 1) >>> 1);
  }

  clear(): void {
    this.#length = 0;
  }
}

/** Returns one of the half bytes. */
export const halfByteAt = (bytes: Uint8Array, index: number): number =>
  ((bytes[index >>> 1] as number) >>> (4 * (index & 1))) & 15;
