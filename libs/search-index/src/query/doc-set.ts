import { countBits, hasBit, listBits, setBits } from '../storage/bits.ts';

/** Sets with at least this share of all documents are held as bits rather than as a list. */
const DENSE_SHARE = 1 / 32;

/**
 * An immutable set of documents: an ascending list when there are few, one bit per document when there are
 * many. Either form is created from the other on first use.
 */
export class DocSet {
  /** Number of all documents. */
  readonly universe: number;
  readonly size: number;
  #ids: Uint32Array | null;
  #bits: Uint32Array | null;
  #complement: DocSet | null = null;

  private constructor(universe: number, size: number, ids: Uint32Array | null, bits: Uint32Array | null) {
    this.universe = universe;
    this.size = size;
    this.#ids = ids;
    this.#bits = bits;
  }

  /** Creates a set from ascending, distinct documents. */
  static ofIds(universe: number, ids: Uint32Array): DocSet {
    return new DocSet(universe, ids.length, ids, null);
  }

  static ofBits(universe: number, bits: Uint32Array): DocSet {
    let size = 0;
    for (let at = 0; at < bits.length; at += 1) size += countBits(bits[at] as number);
    return DocSet.ofCounted(universe, size, bits);
  }

  /** Creates a set from bits whose number is known. */
  static ofCounted(universe: number, size: number, bits: Uint32Array): DocSet {
    return new DocSet(universe, size, null, bits);
  }

  static none(universe: number): DocSet {
    return DocSet.ofIds(universe, new Uint32Array(0));
  }

  static all(universe: number): DocSet {
    return DocSet.none(universe).complement();
  }

  static emptyBits(universe: number): Uint32Array {
    return new Uint32Array(Math.ceil(universe / 32));
  }

  get isDense(): boolean {
    return this.#bits !== null || this.size > this.universe * DENSE_SHARE;
  }

  /** Ascending. */
  get ids(): Uint32Array {
    if (this.#ids !== null) return this.#ids;
    const ids = new Uint32Array(this.size);
    listBits(this.bits, ids, { from: 0, base: 0 });
    this.#ids = ids;
    return ids;
  }

  get bits(): Uint32Array {
    if (this.#bits !== null) return this.#bits;
    const bits = DocSet.emptyBits(this.universe);
    setBits(bits, this.#ids ?? new Uint32Array());
    this.#bits = bits;
    return bits;
  }

  /** Returns the same set without caching its list form in this one. */
  unlisted(): DocSet {
    return new DocSet(this.universe, this.size, null, this.bits);
  }

  and(other: DocSet): DocSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this];
    if (large.size === large.universe) return small;
    if (small.isDense) return DocSet.ofBits(this.universe, intersection(small.bits, large.bits));
    return small.#filtered(large.bits, true);
  }

  andNot(other: DocSet): DocSet {
    if (other.size === 0) return this;
    if (this.isDense) return DocSet.ofBits(this.universe, intersection(this.bits, other.complement().bits));
    return this.#filtered(other.bits, false);
  }

  complement(): DocSet {
    this.#complement ??= this.#inverted();
    return this.#complement;
  }

  #inverted(): DocSet {
    const bits = this.bits.map((word) => ~word);
    const rest = this.universe & 31;
    if (rest > 0) bits[bits.length - 1] = (bits[bits.length - 1] as number) & ((1 << rest) - 1);
    return DocSet.ofBits(this.universe, bits);
  }

  static union(universe: number, sets: readonly DocSet[]): DocSet {
    const [first, second] = sets;
    if (first === undefined) return DocSet.none(universe);
    if (second === undefined) return first;
    const total = sets.reduce((sum, set) => sum + set.size, 0);
    return total > universe * DENSE_SHARE ? unionOfBits(universe, sets) : unionOfIds(universe, sets, total);
  }

  #filtered(bits: Uint32Array, isWanted: boolean): DocSet {
    const kept = new Uint32Array(this.size);
    let count = 0;
    for (const id of this.ids) if (hasBit(bits, id) === isWanted) kept[count++] = id;
    return DocSet.ofIds(this.universe, kept.subarray(0, count));
  }
}

const intersection = (left: Uint32Array, right: Uint32Array): Uint32Array => {
  const both = new Uint32Array(left.length);
  for (let at = 0; at < left.length; at += 1) both[at] = (left[at] as number) & (right[at] as number);
  return both;
};

const unionOfBits = (universe: number, sets: readonly DocSet[]): DocSet => {
  const bits = DocSet.emptyBits(universe);
  for (const set of sets) {
    if (set.isDense) {
      const more = set.bits;
      for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (more[at] as number);
    } else setBits(bits, set.ids);
  }
  return DocSet.ofBits(universe, bits);
};

const unionOfIds = (universe: number, sets: readonly DocSet[], total: number): DocSet => {
  const merged = new Uint32Array(total);
  let length = 0;
  for (const set of sets) {
    merged.set(set.ids, length);
    length += set.size;
  }
  merged.sort();
  let count = 0;
  for (const id of merged) if (count === 0 || merged[count - 1] !== id) merged[count++] = id;
  return DocSet.ofIds(universe, merged.subarray(0, count));
};
