import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import { firstFrom } from '../storage/first-from.ts';
import { IMPACTS_BLOCK } from '../storage/long-list-writer.ts';
import type { Postings } from '../storage/postings-types.ts';
import { impactsAt } from '../storage/whole-list.ts';
import { mergePostings } from './merge-postings.ts';

/** Tolerance for rounding errors of scores. */
export const ROUNDING = 1e-5;

const countImpacts = (impacts: Uint8Array, count: number): Uint32Array => {
  const sizes = new Uint32Array(IMPACT_SCALE + 1);
  for (let at = 0; at < count; at += 1) {
    const impact = impacts[at] as number;
    sizes[impact] = (sizes[impact] as number) + 1;
  }
  return sizes;
};

/** Returns the impact of the `wanted`-th strongest posting, or 0 if there are fewer. */
const impactAt = (sizes: Uint32Array, wanted: number): number => {
  let stronger = 0;
  for (let impact = IMPACT_SCALE; impact > 0; impact -= 1) {
    stronger += sizes[impact] as number;
    if (stronger >= wanted) return impact;
  }
  return 0;
};

/** Returns an impact that at least `wanted` postings have. */
const reachedBy = (postings: Postings, wanted: number): number => {
  const { parts, maxima } = postings;
  if (parts !== undefined) return Math.max(...parts.map((part) => reachedBy(part, wanted)));
  const ofBlocks = maxima === undefined ? 0 : impactAt(countImpacts(maxima, maxima.length), wanted);
  // Of every block one posting is counted, which suffices where few are wanted.
  return ofBlocks > 0 ? ofBlocks : impactAt(countImpacts(postings.impacts, postings.count), wanted);
};

/** Returns the most postings that can have at least an impact. */
const mostFrom = ({ count, maxima }: Postings, least: number): number => {
  if (maxima === undefined) return count;
  let blocks = 0;
  for (let block = 0; block < maxima.length; block += 1) if ((maxima[block] as number) >= least) blocks += 1;
  return Math.min(count, blocks * IMPACTS_BLOCK);
};

/** Returns the ordinals of the postings with at least an impact; blocks without any are skipped. */
const ordinalsFrom = (postings: Postings, least: number): Uint32Array => {
  const { impacts, count, maxima } = postings;
  const ordinals = new Uint32Array(mostFrom(postings, least));
  let found = 0;
  for (let block = 0, from = 0; from < count; block += 1, from += IMPACTS_BLOCK) {
    if (maxima !== undefined && (maxima[block] as number) < least) continue;
    const to = Math.min(count, from + IMPACTS_BLOCK);
    for (let at = from; at < to; at += 1) if ((impacts[at] as number) >= least) ordinals[found++] = at;
  }
  return ordinals.subarray(0, found);
};

/** Returns the postings with at least an impact. */
export const strongerThan = (postings: Postings, least: number): Postings => {
  if (postings.parts !== undefined) {
    const [many, few] = postings.parts;
    return mergePostings(strongerThan(many, least), strongerThan(few, least));
  }
  const ordinals = ordinalsFrom(postings, least);
  const count = ordinals.length;
  const impacts = impactsAt(postings.impacts, ordinals, count);
  if (postings.at !== undefined) return { documents: postings.at(ordinals), impacts, count };
  const { documents: all } = postings;
  return { documents: ordinals.map((ordinal) => all[ordinal] as number), impacts, count };
};

/**
 * Drops postings that certainly are not among the `wanted` highest scores, where a score is the impact times
 * a boost between 1 and `greatestBoost`. Most matches need no score then, and their documents are not decoded.
 */
export const pruneToTopK = (postings: Postings, wanted: number, greatestBoost: number): Postings =>
  strongerThan(postings, Math.ceil(reachedBy(postings, wanted) / (greatestBoost * (1 + ROUNDING))));

/** Returns the postings of the given ascending documents. */
export const among = (postings: Postings, wanted: Uint32Array): Postings => {
  if (postings.among !== undefined) return postings.among(wanted);
  const documents = new Uint32Array(wanted.length);
  const impacts = new Uint8Array(wanted.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < wanted.length; index += 1) {
    const document = wanted[index] as number;
    at = firstFrom(postings.documents, at, postings.count, document);
    if (at === postings.count) break;
    if (postings.documents[at] !== document) continue;
    documents[count] = document;
    impacts[count] = postings.impacts[at] as number;
    count += 1;
  }
  return { documents, impacts, count };
};
