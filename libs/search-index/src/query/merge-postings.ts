import type { Postings } from '../storage/postings-types.ts';
import { DocSet } from './doc-set.ts';

/** Merges two lists; for a document in both, the greater impact counts. */
export const mergePostings = (many: Postings, few: Postings): Postings => {
  const documents = new Uint32Array(many.count + few.count);
  const impacts = new Uint8Array(documents.length);
  const { documents: ofMany, impacts: strengths, count: end } = many;
  let [at, count] = [0, 0];
  for (let other = 0; other < few.count; other += 1) {
    const document = few.documents[other] as number;
    let impact = few.impacts[other] as number;
    for (; at < end && (ofMany[at] as number) < document; at += 1, count += 1) {
      documents[count] = ofMany[at] as number;
      impacts[count] = strengths[at] as number;
    }
    if (at < end && ofMany[at] === document) impact = Math.max(impact, strengths[at++] as number);
    documents[count] = document;
    impacts[count] = impact;
    count += 1;
  }
  documents.set(ofMany.subarray(at, end), count);
  impacts.set(strengths.subarray(at, end), count);
  return { documents, impacts, count: count + end - at };
};

/** Two lists as one. Its bits are merged at once, its postings when they are first needed: often only the strongest are. */
class MergedList implements Postings {
  readonly parts: readonly [Postings, Postings];
  readonly bits: Uint32Array;
  readonly count: number;
  #merged: Postings | null = null;

  constructor(parts: readonly [Postings, Postings], bits: Uint32Array) {
    this.parts = parts;
    this.bits = bits;
    this.count = DocSet.ofBits(32 * bits.length, bits).size;
  }

  get documents(): Uint32Array {
    return this.#all.documents;
  }

  get impacts(): Uint8Array {
    return this.#all.impacts;
  }

  get #all(): Postings {
    this.#merged ??= mergePostings(...this.parts);
    return this.#merged;
  }
}

/** Like `mergePostings`, but later if both lists also have bits. */
export const mergeLazily = (many: Postings, few: Postings): Postings => {
  const { bits: more } = few;
  if (many.bits === undefined || more === undefined) return mergePostings(many, few);
  return new MergedList(
    [many, few],
    many.bits.map((word, at) => word | (more[at] as number)),
  );
};
