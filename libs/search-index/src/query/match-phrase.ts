import type { Generation } from '../generation/generation.ts';
import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import { readPlaces } from '../storage/positions.ts';
import type { Places } from '../storage/positions.ts';
import { readListed, readOtherTerms } from '../storage/postings.ts';
import type { ListedPostings, Postings } from '../storage/postings-types.ts';
import type { PhrasePlan, TermPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const CANDIDATES_PER_CHECK = 4096;

/** The postings of a term in the candidates. */
interface TermPostings {
  readonly ordinals: Uint32Array;
  readonly impacts: Uint8Array;
}

/** A term of the phrase, and its postings in the candidates. */
interface PhraseTerm extends TermPostings {
  readonly plan: TermPlan;
  readonly offset: number;
}

/** Returns the postings of documents, all of which are in the list. */
const postingsOf = (listed: ListedPostings, documents: Uint32Array): TermPostings => {
  const { count } = listed;
  if (count === documents.length && listed.ordinals !== null)
    return { ordinals: listed.ordinals.subarray(0, count), impacts: listed.impacts };
  const ordinals = new Uint32Array(documents.length);
  const impacts = new Uint8Array(documents.length);
  for (let at = 0, from = 0; at < documents.length; at += 1, from += 1) {
    while (listed.documents[from] !== documents[at]) from += 1;
    ordinals[at] = listed.ordinals === null ? from : (listed.ordinals[from] as number);
    impacts[at] = listed.impacts[from] as number;
  }
  return { ordinals, impacts };
};

/**
 * Finds the documents with all terms. Frequent terms are intersected first, then each list is only read for the remaining
 * candidates.
 */
const candidatesOf = (
  generation: Generation,
  plan: PhrasePlan,
  within: Uint32Array | null,
): { documents: Uint32Array; terms: PhraseTerm[] } => {
  const sorted = plan.terms
    .map((term, index) => ({ plan: term, offset: plan.offsets[index] ?? 0 }))
    .sort((a, b) => a.plan.address.documents - b.plan.address.documents);
  // A phrase may repeat a word hundreds of times.
  const distinct = [...new Map(sorted.map(({ plan: term }) => [term.term, term])).values()];
  const addresses = distinct.map(({ address }) => address);
  const { postings: file, size: universe } = generation;
  const { mask } = plan;
  let documents = within;
  const others = within === null ? readOtherTerms(file, addresses, { mask, universe }) : null;
  const listed = addresses.map((address, index): ListedPostings => {
    const withinBits = index === 0 ? others : null;
    const postings = readListed(file, address, { mask, within: documents, withinBits });
    documents = postings.documents.subarray(0, postings.count);
    return postings;
  });
  const candidates = documents ?? new Uint32Array();
  const found = distinct.map((_, index) => postingsOf(listed[index] as ListedPostings, candidates));
  const terms = sorted.map((term) => ({
    ...term,
    ...(found[distinct.findIndex(({ term: word }) => word === term.plan.term)] as TermPostings),
  }));
  return { documents: candidates, terms };
};

/** Candidates that match the terms so far, and the positions of the first term in them. */
interface PartialMatches extends Places {
  candidates: Uint32Array;
}

/**
 * Keeps the positions with the next term at the given distance, and the candidates with such positions. Positions include
 * the field, so no phrase spans fields.
 */
const keepMatches = (matches: PartialMatches, next: Places, distance: number, clock: QueryClock): void => {
  const { candidates, starts, places } = matches;
  const { starts: nextStarts, places: nextPlaces } = next;
  let [count, written, from] = [0, 0, 0];
  for (let at = 0; at < candidates.length; at += 1) {
    if (at % CANDIDATES_PER_CHECK === 0) clock.check();
    const [first, to] = [written, starts[at + 1] as number];
    const end = nextStarts[at + 1] as number;
    let place = nextStarts[at] as number;
    for (; from < to; from += 1) {
      const wanted = (places[from] as number) + distance;
      while (place < end && (nextPlaces[place] as number) < wanted) place += 1;
      if (place < end && nextPlaces[place] === wanted) places[written++] = places[from] as number;
    }
    if (written === first) continue;
    candidates[count] = candidates[at] as number;
    count += 1;
    starts[count] = written;
  }
  matches.candidates = candidates.subarray(0, count);
};

/** Returns the numbers at ascending places: all of them if there are as many places. */
const pick = (numbers: Uint32Array, places: Uint32Array): Uint32Array => {
  if (places.length === numbers.length) return numbers;
  const picked = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) picked[at] = numbers[places[at] as number] as number;
  return picked;
};

/** Returns the impact of the weakest term on each candidate. */
const weakestImpacts = (terms: readonly PhraseTerm[], candidates: Uint32Array): Uint8Array => {
  const weakest = new Uint8Array(candidates.length).fill(IMPACT_SCALE);
  for (const { impacts } of terms) {
    for (let at = 0; at < candidates.length; at += 1) {
      const impact = impacts[candidates[at] as number] as number;
      if (impact < (weakest[at] as number)) weakest[at] = impact;
    }
  }
  return weakest;
};

/** Returns the documents with the phrase; their impact is that of the weakest term. */
export const matchPhrase = (
  generation: Generation,
  plan: PhrasePlan,
  within: Uint32Array | null,
  clock: QueryClock,
): Postings => {
  const { documents, terms } = candidatesOf(generation, plan, within);
  const placesOf = ({ plan: { address }, ordinals }: PhraseTerm, candidates: Uint32Array): Places =>
    readPlaces(generation, address, plan.mask, pick(ordinals, candidates));
  const [first, ...others] = terms;
  if (first === undefined) return { documents, impacts: new Uint8Array(), count: 0 };
  const all = new Uint32Array(documents.length);
  for (let at = 0; at < all.length; at += 1) all[at] = at;
  const matches = { candidates: all, ...placesOf(first, all) };
  for (const term of others) {
    clock.check();
    keepMatches(matches, placesOf(term, matches.candidates), term.offset - first.offset, clock);
  }
  const { candidates } = matches;
  return {
    documents: pick(documents, candidates),
    impacts: weakestImpacts(terms, candidates),
    count: candidates.length,
  };
};
