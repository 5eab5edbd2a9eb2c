import type { Generation } from '../generation/generation.ts';
import { IMPACT_SCALE } from '../ranking/ranking-constants.ts';
import { firstFrom } from '../storage/first-from.ts';
import { readPlaces } from '../storage/positions.ts';
import type { Places } from '../storage/positions.ts';
import { readCommon, readListed } from '../storage/postings.ts';
import type { ListedPostings, Postings } from '../storage/postings-types.ts';
import type { PhrasePlan, TermPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const CANDIDATES_PER_CHECK = 4096;

/** A term of the phrase with its postings among the candidates. */
interface PhraseTerm {
  plan: TermPlan;
  offset: number;
  postings: ListedPostings;
}

/**
 * Finds the documents with all terms. The two rarest terms are intersected first, then each list is only read for the
 * remaining candidates.
 */
const candidatesOf = (
  generation: Generation,
  plan: PhrasePlan,
  within: Uint32Array | null,
): { documents: Uint32Array; terms: PhraseTerm[] } => {
  const sorted = plan.terms
    .map((term, index) => ({ plan: term, offset: plan.offsets[index] ?? 0 }))
    .sort((a, b) => a.plan.address.documents - b.plan.address.documents);
  const [first, second] = sorted;
  let left = within;
  if (left === null && first !== undefined && second !== undefined)
    left = readCommon(generation.postings, [first.plan.address, second.plan.address], plan.mask);
  const terms = sorted.map((term): PhraseTerm => {
    const wish = { mask: plan.mask, within: left };
    const postings = readListed(generation.postings, term.plan.address, wish);
    left = postings.documents.subarray(0, postings.count);
    return { ...term, postings };
  });
  return { documents: left ?? new Uint32Array(), terms };
};

/**
 * Returns the positions of documents in a list that contains all of them; `weakest` is lowered to their
 * impacts.
 */
const ordinalsOf = (postings: ListedPostings, documents: Uint32Array, weakest: Uint8Array): Uint32Array => {
  const { documents: listed, ordinals: places, impacts } = postings;
  const ordinals = new Uint32Array(documents.length);
  for (let at = 0, from = 0; at < documents.length; at += 1, from += 1) {
    while (listed[from] !== documents[at]) from += 1;
    ordinals[at] = places === null ? from : (places[from] as number);
    const impact = impacts[from] as number;
    if (impact < (weakest[at] as number)) weakest[at] = impact;
  }
  return ordinals;
};

/** A term of the phrase with its positions in each candidate. */
interface PlacedTerm extends Places {
  offset: number;
}

/** Reports whether a term occurs at a position of a candidate. */
const isAt = ({ starts, places }: PlacedTerm, candidate: number, wanted: number): boolean => {
  const end = starts[candidate + 1] as number;
  const at = firstFrom(places, starts[candidate] as number, end, wanted);
  return at < end && places[at] === wanted;
};

/**
 * Reports whether all terms occur at their offsets. Positions include the field, so no phrase spans fields.
 */
const isPhrase = (terms: readonly PlacedTerm[], candidate: number): boolean => {
  const [first] = terms;
  if (first === undefined) return false;
  const end = first.starts[candidate + 1] as number;
  for (let at = first.starts[candidate] as number; at < end; at += 1) {
    const begin = (first.places[at] as number) - first.offset;
    let together = 1;
    for (let term = terms[together]; term !== undefined; term = terms[together]) {
      if (!isAt(term, candidate, begin + term.offset)) break;
      together += 1;
    }
    if (together === terms.length) return true;
  }
  return false;
};

/** Returns the documents with the phrase; their impact is that of the weakest term. */
export const matchPhrase = (
  generation: Generation,
  plan: PhrasePlan,
  within: Uint32Array | null,
  clock: QueryClock,
): Postings => {
  const { documents, terms: listed } = candidatesOf(generation, plan, within);
  const impacts = new Uint8Array(documents.length).fill(IMPACT_SCALE);
  const terms = listed.map(({ plan: { address }, offset, postings }): PlacedTerm => {
    clock.check();
    const ordinals = ordinalsOf(postings, documents, impacts);
    return { ...readPlaces(generation, address, plan.mask, ordinals), offset };
  });
  const found = new Uint32Array(documents.length);
  let count = 0;
  for (let candidate = 0; candidate < documents.length; candidate += 1) {
    if (candidate % CANDIDATES_PER_CHECK === 0) clock.check();
    if (!isPhrase(terms, candidate)) continue;
    found[count] = documents[candidate] as number;
    impacts[count] = impacts[candidate] as number;
    count += 1;
  }
  return { documents: found, impacts, count };
};
