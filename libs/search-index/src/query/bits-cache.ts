import { DocSet } from './doc-set.ts';

const KEPT_BYTES = 8 << 20;

/** The greatest number of sets, however few documents there are: visitors can ask for any group of values. */
const KEPT_SETS = 256;

/** A least-recently-used cache of the documents of frequent values, or groups of values, as bits, limited to 8 MB. */
export class BitsCache {
  readonly #universe: number;
  readonly #sets = new Map<string, DocSet>();
  readonly #limit: number;

  constructor(universe: number) {
    this.#universe = universe;
    this.#limit = Math.min(KEPT_SETS, Math.max(4, Math.floor(KEPT_BYTES / Math.max(1, universe / 8))));
  }

  get(key: string): DocSet | undefined {
    const found = this.#sets.get(key);
    if (found === undefined) return undefined;
    this.#sets.delete(key);
    this.#sets.set(key, found);
    return found.unlisted();
  }

  add(key: string, bits: Uint32Array): DocSet {
    const set = DocSet.ofBits(this.#universe, bits);
    this.#sets.set(key, set);
    const [oldest] = this.#sets.keys();
    if (this.#sets.size > this.#limit && oldest !== undefined) this.#sets.delete(oldest);
    return set.unlisted();
  }
}
