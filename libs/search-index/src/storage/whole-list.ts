import type { Chunks } from './chunks.ts';
import type { Postings } from './postings-types.ts';

/** The parts of a list as read. The ordinal of a document is its index among impacts. */
export interface LongList {
  count: number;
  chunks: Chunks;
  impacts: Uint8Array;
  /** The greatest impact of every block of impacts. */
  maxima: Uint8Array;
}

/** Returns the impacts of the first `count` ordinals. */
export const impactsAt = (impacts: Uint8Array, ordinals: Uint32Array, count: number): Uint8Array => {
  const picked = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) picked[at] = impacts[ordinals[at] as number] as number;
  return picked;
};

/** All postings of a list. Its documents are decoded when they are first needed: most of them never are. */
export class WholeList implements Postings {
  readonly #chunks: Chunks;
  #documents: Uint32Array | null = null;
  readonly count: number;
  readonly impacts: Uint8Array;
  readonly maxima: Uint8Array;
  readonly ordinals: null | undefined;
  readonly bits: Uint32Array | undefined;

  constructor(
    { chunks, impacts, maxima, count }: LongList,
    own: Pick<Postings, 'bits'> & { ordinals?: null },
  ) {
    this.#chunks = chunks;
    this.impacts = impacts;
    this.maxima = maxima;
    this.count = count;
    this.ordinals = own.ordinals;
    this.bits = own.bits;
  }

  get documents(): Uint32Array {
    if (this.#documents !== null) return this.#documents;
    this.#documents = new Uint32Array(this.count);
    this.#chunks.copyTo(this.#documents);
    return this.#documents;
  }

  at(ordinals: Uint32Array): Uint32Array {
    return this.#chunks.at(ordinals);
  }

  among(wanted: Uint32Array): Postings {
    const { documents, ordinals, count } = this.#chunks.among(wanted);
    return { documents, impacts: impactsAt(this.impacts, ordinals, count), count };
  }
}
