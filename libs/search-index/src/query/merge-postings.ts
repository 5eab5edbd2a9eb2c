import type { Postings } from '../storage/postings-types.ts';

/**
 * Merges two lists; for a document in both, the greater impact counts.
 * @example
 * mergePostings(frequent, rare).count;
 */
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
