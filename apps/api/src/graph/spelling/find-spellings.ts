import { normaliseQuery, printQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';
import { combinations } from './combinations.ts';
import type { Correction } from './combinations.ts';
import { splitWords } from './split-words.ts';
import { withWords, writtenWords } from './written-words.ts';

/** From so many results on, nobody has misspelled anything. */
const ENOUGH_RESULTS = 10;
/** A search with results is corrected only into one with so many times as many; the same goes for two corrections. */
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

/**
 * Words without any result have to go, or are two that ran together; then words with results are none of the slips. Only
 * where every word is found by itself may any of them be one.
 */
const correctionsOf = async (
  words: readonly string[],
  counts: readonly number[],
  { engine, countWith, signal }: SpellingOptions,
): Promise<Correction[]> => {
  const similarTo = (word: string) => engine.similarTerms(word, signal);
  const countEach = (pieces: readonly string[]) => countWith(pieces.map(wordNode));
  const hasWrong = counts.includes(0);
  const alternatives: [string, string[]][] = [];
  for (const [position, word] of words.entries()) {
    const isWrong = counts[position] === 0;
    if (hasWrong && !isWrong) continue;
    const similar = (await similarTo(word)).map(({ term }) => term);
    const split = isWrong && similar.length === 0 ? await splitWords(word, { countEach, similarTo }) : [];
    const others = [...(isWrong ? [] : [word]), ...similar, ...split];
    if (others.length > 0) alternatives.push([word, others]);
  }
  return combinations(alternatives, CORRECTIONS_COUNTED);
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
    normaliseQuery(withWords(query, correction.words), { fields: [] }),
  );
  const totals = await options.countWith(corrected);
  const most = totals.reduce((one, other) => Math.max(one, other), 0);
  const least = Math.max(1, found * TIMES_AS_MANY, most / TIMES_AS_MANY);
  // By keyword, because two terms of the index can be written alike.
  const spellings = new Map<string, number>();
  for (const [position, tree] of corrected.entries()) {
    const total = totals[position] ?? 0;
    if (total >= least) spellings.set(printQueryText(tree, { fields: [] }), total);
  }
  return [...spellings].slice(0, ANSWERS).map(([keyword, total]) => ({ keyword, total }));
};
