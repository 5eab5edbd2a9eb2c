import { DocSet } from './doc-set.ts';

const KEPT_BYTES = 8 << 20;

/** A least-recently-used cache of frequent values' documents as bits, limited to 8 MB. */
export class BitsCache {
  readonly #universe: number;
  readonly #sets = new Map<number, DocSet>();
  readonly #limit: number;

  constructor(universe: number) {
    this.#universe = universe;
    this.#limit = Math.max(4, Math.floor(KEPT_BYTES / Math.max(1, universe / 8)));
  }

  get(key: number): DocSet | undefined {
    const found = this.#sets.get(key);
    if (found === undefined) return undefined;
    this.#sets.delete(key);
    this.#sets.set(key, found);
    return found.unlisted();
  }

  add(key: number, bits: Uint32Array): DocSet {
    const set = DocSet.ofBits(this.#universe, bits);
    this.#sets.set(key, set);
    const [oldest] = this.#sets.keys();
    if (this.#sets.size > this.#limit && oldest !== undefined) this.#sets.delete(oldest);
    return set.unlisted();
  }
}
