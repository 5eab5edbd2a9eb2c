/** A cache that drops the entry which was used least recently when it is full. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;

  /** `limit` is the number of entries. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: Key): Value | undefined {
    const found = this.#entries.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: Key, value: Value): void {
    // A map keeps the order in which its entries were added.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    // Looking for the oldest passes all entries that have been deleted since the map was last packed.
    if (this.#entries.size <= this.#limit) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Returns the value of a key; if there is none, the one that `make` returns, which is kept. */
  getOr(key: Key, make: () => Value): Value {
    const found = this.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.set(key, made);
    return made;
  }
}
