import { Chunks } from './chunks.ts';
import type { FoundDocuments } from './chunks.ts';
import { maximaOf, padded } from './long-list-writer.ts';
import type { Postings } from './postings-types.ts';

/** Bits do not pay off for rarer lists. */
const BITS_SHARE = 1 / 32;

/** Returns the impacts of the first `count` ordinals. */
export const impactsAt = (impacts: Uint8Array, ordinals: Uint32Array, count: number): Uint8Array => {
  const picked = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) picked[at] = impacts[ordinals[at] as number] as number;
  return picked;
};

/** All postings of a list. Its documents are decoded when they are first needed: most of them never are. */
export class WholeList implements Postings {
  readonly chunks: Chunks;
  #documents: Uint32Array | null = null;
  readonly count: number;
  readonly impacts: Uint8Array;
  readonly maxima: Uint8Array;
  readonly ordinals: null | undefined;
  readonly bits: Uint32Array | undefined;

  /**
   * Opens the part of a list that `writeLongList` describes, with bits if the number of all documents is given
   * and the list is dense enough.
   */
  constructor(
    bytes: Uint8Array,
    count: number,
    { universe = Number.POSITIVE_INFINITY, ordinals }: { universe?: number; ordinals?: null } = {},
  ) {
    const maxima = bytes.length - padded(maximaOf(count));
    const impacts = maxima - padded(count);
    this.chunks = new Chunks(bytes.subarray(0, impacts));
    this.impacts = bytes.subarray(impacts, impacts + count);
    this.maxima = bytes.subarray(maxima, maxima + maximaOf(count));
    this.count = count;
    this.ordinals = ordinals;
    this.bits = count > universe * BITS_SHARE ? this.chunks.bits(universe) : undefined;
  }

  get documents(): Uint32Array {
    this.#documents ??= this.chunks.documents(this.count);
    return this.#documents;
  }

  at(ordinals: Uint32Array): Uint32Array {
    return this.chunks.at(ordinals);
  }

  among(wanted: Uint32Array): Postings {
    return this.postingsOf(this.chunks.among(wanted));
  }

  /** Returns the postings of documents found in the list. */
  postingsOf({ documents, ordinals, count }: FoundDocuments): Postings {
    const impacts = impactsAt(this.impacts, ordinals, count);
    return { documents, impacts, ordinals: this.ordinals === null ? ordinals : undefined, count };
  }
}
