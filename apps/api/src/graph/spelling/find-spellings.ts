import { normalizeQuery, printQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';
import { combinations } from './combinations.ts';
import type { Correction } from './combinations.ts';
import { splitWords } from './split-words.ts';
import { replaceWords, correctableWords } from './correctable-words.ts';

/** A query with this many results is not misspelled. */
const ENOUGH_RESULTS = 10;
/** A correction must have this many times the results of the query. Corrections with this many times fewer results than the best are dropped. */
const MIN_RATIO = 10;
const MAX_WORDS = 10;
const MAX_COUNTED_CORRECTIONS = 24;
const MAX_SPELLINGS = 3;

export interface Spelling {
  readonly keyword: string;
  readonly total: number;
}

interface SpellingOptions {
  readonly engine: SearchEngine;
  /** Counts the results of other words with the same filters. */
  readonly countWith: (words: readonly QueryNode[]) => Promise<number[]>;
  readonly signal?: AbortSignal;
}

const wordNode = (text: string): QueryNode => ({ op: 'word', field: null, text });

/**
 * Returns corrections of the words. If there are words without results, only these are corrected: replaced, or split if
 * they are two words without a space. If every word has results by itself, any of them can be the misspelled one.
 */
const correctionsOf = async (
  words: readonly string[],
  counts: readonly number[],
  { engine, countWith, signal }: SpellingOptions,
): Promise<Correction[]> => {
  const similarTo = (word: string) => engine.similarTerms(word, signal);
  const countEach = (pieces: readonly string[]) => countWith(pieces.map(wordNode));
  const hasUnknown = counts.includes(0);
  const alternatives: [string, string[]][] = [];
  for (const [position, word] of words.entries()) {
    const isUnknown = counts[position] === 0;
    if (hasUnknown && !isUnknown) continue;
    const similar = (await similarTo(word)).map(({ term }) => term);
    const split = isUnknown && similar.length === 0 ? await splitWords(word, { countEach, similarTo }) : [];
    const others = [...(isUnknown ? [] : [word]), ...similar, ...split];
    if (others.length > 0) alternatives.push([word, others]);
  }
  return combinations(alternatives, MAX_COUNTED_CORRECTIONS);
};

/**
 * Returns other spellings of a query that have results, the nearest first. Returns none if the query has enough results.
 */
export const findSpellings = async (query: QueryNode, options: SpellingOptions): Promise<Spelling[]> => {
  const words = correctableWords(query).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const [found = 0, ...counts] = await options.countWith([query, ...words.map(wordNode)]);
  if (found >= ENOUGH_RESULTS) return [];
  const corrected = (await correctionsOf(words, counts, options)).map((correction) =>
    normalizeQuery(replaceWords(query, correction.words), { fields: [] }),
  );
  const totals = await options.countWith(corrected);
  const highest = totals.reduce((one, other) => Math.max(one, other), 0);
  const minTotal = Math.max(1, found * MIN_RATIO, highest / MIN_RATIO);
  // Keyed by keyword, because two terms of the index can have the same spelling.
  const spellings = new Map<string, number>();
  for (const [position, tree] of corrected.entries()) {
    const total = totals[position] ?? 0;
    if (total >= minTotal) spellings.set(printQueryText(tree, { fields: [] }), total);
  }
  return [...spellings].slice(0, MAX_SPELLINGS).map(([keyword, total]) => ({ keyword, total }));
};
