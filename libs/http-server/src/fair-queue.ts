/**
 * Waiting items of several callers. The callers take turns, so that one with many items delays the others by one item
 * only; the items of one caller keep their order.
 * @example
 * const queue = new FairQueue<string>();
 * queue.add('a', 'first'); queue.add('a', 'second'); queue.add('b', 'other');
 * queue.take(() => true); // 'first', then 'other', then 'second'
 */
export class FairQueue<Item> {
  /** Items by caller; the caller whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(caller: string, item: Item): void {
    const line = this.#lines.get(caller) ?? new Set();
    this.#lines.set(caller, line.add(item));
    this.#size += 1;
  }

  remove(caller: string, item: Item): void {
    const line = this.#lines.get(caller);
    if (line?.delete(item) !== true) return;
    this.#size -= 1;
    if (line.size === 0) this.#lines.delete(caller);
  }

  /** Removes and returns the oldest item of the first caller that may be served; that caller goes to the end. */
  take(mayBeServed: (caller: string) => boolean): Item | null {
    for (const [caller, line] of this.#lines) {
      const [item] = line;
      if (item === undefined || !mayBeServed(caller)) continue;
      this.remove(caller, item);
      this.#lines.delete(caller);
      if (line.size > 0) this.#lines.set(caller, line);
      return item;
    }
    return null;
  }
}
