import type { WorkProfile } from './work-profile.ts';

/** Number of terms whose frequency is looked up. */
export const MOST_TERMS_LOOKED_UP = 60;
/** Number of terms that are searched for. */
const MOST_TERMS = 14;
/** Terms of more than this share of all records say little, and their lists are long. */
const FREQUENT_SHARE = 0.02;
/** In few records, no list is long. */
const FREQUENT_AT_LEAST = 60;

/** Number of places in the index that one search may read, however many records there are. */
const MOST_POSTINGS = 60_000;

/** A term that distinguishes works of one topic from others. */
export interface TellingTerm {
  readonly term: string;
  readonly word: string;
  /** Number of records that have it. */
  readonly count: number;
  /** The term’s prominence in the work, multiplied by its rarity among all records. */
  readonly weight: number;
}

/** Returns the terms of a work whose frequency is worth knowing, the heaviest first. */
export const candidateTerms = ({
  terms,
}: WorkProfile): readonly { term: string; word: string; weight: number }[] =>
  [...terms]
    .map(([term, { word, weight }]) => ({ term, word, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_TERMS_LOOKED_UP);

/** Returns the rarity of a term that `count` of all records have. */
const rarity = (count: number, records: number): number => Math.log(1 + records / count);

/**
 * Chooses the few terms that say most about a work. Terms that no other work has are among them, so that a work
 * described by them alone is similar to none.
 */
export const tellingTerms = (
  candidates: ReturnType<typeof candidateTerms>,
  counts: readonly number[],
  records: number,
): readonly TellingTerm[] => {
  const most = Math.max(FREQUENT_AT_LEAST, records * FREQUENT_SHARE);
  return candidates
    .flatMap(({ term, word, weight }, position) => {
      const count = counts[position] ?? 0;
      if (count > most) return [];
      return [{ term, word, count, weight: weight * rarity(Math.max(count, 1), records) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_TERMS);
};

/** Returns the terms to search for: those that others have, the most telling first, as long as their lists are short enough. */
export const searchedTerms = (terms: readonly TellingTerm[]): readonly TellingTerm[] => {
  let left = MOST_POSTINGS;
  return terms.filter(({ count }) => {
    const isSearched = count > 1 && count <= left;
    if (isSearched) left -= count;
    return isSearched;
  });
};
