import { printQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';
import { combinations } from './combinations.ts';
import type { Correction } from './combinations.ts';
import { withWords, writtenWords } from './written-words.ts';

/** From so many results on, nobody has misspelled anything. */
const ENOUGH_RESULTS = 10;
/** A search with results is corrected only into one with so many times as many. */
const TIMES_AS_MANY = 10;
const WORDS_LOOKED_AT = 10;
const CORRECTIONS_COUNTED = 24;
const ANSWERS = 3;

export interface Spelling {
  readonly keyword: string;
  readonly total: number;
}

interface SpellingOptions {
  readonly engine: SearchEngine;
  /** How many results there are with other words under the same filters. */
  readonly countWith: (words: readonly QueryNode[]) => Promise<number[]>;
  readonly signal?: AbortSignal;
}

const wordNode = (text: string): QueryNode => ({ op: 'word', field: null, text });

/** Words without any result go together; where every word has some, one of them may be a slip. */
const correctionsOf = async (
  words: readonly string[],
  counts: readonly number[],
  { engine, signal }: SpellingOptions,
): Promise<Correction[]> => {
  const missing = words.filter((_, position) => counts[position] === 0);
  const alternatives: [string, string[]][] = [];
  for (const word of missing.length > 0 ? missing : words) {
    const similar = await engine.similarTerms(word, signal);
    if (similar.length > 0) alternatives.push([word, similar.map(({ term }) => term)]);
  }
  return missing.length > 0
    ? combinations(alternatives, CORRECTIONS_COUNTED)
    : alternatives
        .flatMap((one) => combinations([one], CORRECTIONS_COUNTED))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, CORRECTIONS_COUNTED);
};

/**
 * Other spellings of a query's words, the nearest first; every one of them finds something. None for a query that finds
 * enough as it is.
 */
export const findSpellings = async (query: QueryNode, options: SpellingOptions): Promise<Spelling[]> => {
  const words = writtenWords(query).slice(0, WORDS_LOOKED_AT);
  if (words.length === 0) return [];
  const [found = 0, ...counts] = await options.countWith([query, ...words.map(wordNode)]);
  if (found >= ENOUGH_RESULTS) return [];
  const corrected = (await correctionsOf(words, counts, options)).map((correction) =>
    withWords(query, correction.words),
  );
  const totals = await options.countWith(corrected);
  const least = Math.max(1, found * TIMES_AS_MANY);
  return corrected
    .map((tree, position) => ({
      keyword: printQueryText(tree, { fields: [] }),
      total: totals[position] ?? 0,
    }))
    .filter(({ total }) => total >= least)
    .slice(0, ANSWERS);
};
