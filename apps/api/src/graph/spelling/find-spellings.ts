import { normalizeQuery, printQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import { combinations } from './combinations.ts';
import { correctableWords, irregularWords, replaceWords } from './correctable-words.ts';
import { joinWords } from './join-words.ts';
import { mostWords } from './most-words.ts';
import { isQuestionWord } from './question-words.ts';
import { respellWord } from './respell-word.ts';
import { splitWords } from './split-words.ts';
import { wordNode } from './word-lookup.ts';
import type { WordLookup } from './word-lookup.ts';

/** A query with this many results is not misspelled. */
const ENOUGH_RESULTS = 10;
/** A correction must have this many times the results of the query. Corrections with this many times fewer results than the best are dropped. */
const MIN_RATIO = 10;
const MAX_WORDS = 20;
const MAX_IRREGULAR_WORDS = 5;
const MAX_COUNTED_CORRECTIONS = 24;
const MAX_SPELLINGS = 3;

export interface Spelling {
  readonly keyword: string;
  readonly total: number;
}

const NO_FIELDS = { fields: [] };

const normal = (query: QueryNode): QueryNode => normalizeQuery(query, NO_FIELDS);

/** Returns other ways to write the irregular words of a query; of known words only if there is no unknown one. */
const respellingsOf = async (
  query: QueryNode,
  hasUnknown: boolean,
  lookup: WordLookup,
): Promise<[word: string, others: string[]][]> => {
  const words = irregularWords(query)
    .filter((word) => !isQuestionWord(word))
    .slice(0, MAX_IRREGULAR_WORDS);
  const counts = await lookup.countEach(words);
  const respellings: [string, string[]][] = [];
  for (const [at, word] of words.entries()) {
    const isUnknown = counts[at] === 0;
    const others = isUnknown || !hasUnknown ? await respellWord(word, lookup) : [];
    if (others.length > 0) respellings.push([word, isUnknown ? others : [word, ...others]]);
  }
  return respellings;
};

/**
 * Returns corrections of the words. If there are words without results, only these are corrected: replaced, or split if
 * they are two words without a space. If every word has results by itself, any of them can be the misspelled one, but
 * not the words that form a question.
 */
const correctionsOf = async (
  query: QueryNode,
  counts: ReadonlyMap<string, number>,
  lookup: WordLookup,
): Promise<QueryNode[]> => {
  const hasUnknown = [...counts.values()].includes(0);
  const alternatives: [string, string[]][] = [];
  for (const [word, count] of counts) {
    if ((hasUnknown && count > 0) || isQuestionWord(word)) continue;
    const similar = await lookup.similarTo(word);
    const split = count === 0 && similar.length === 0 ? await splitWords(word, lookup) : [];
    const others = [...(count === 0 ? [] : [word]), ...similar, ...split];
    if (others.length > 0) alternatives.push([word, others]);
  }
  alternatives.push(...(await respellingsOf(query, hasUnknown, lookup)));
  return combinations(alternatives, MAX_COUNTED_CORRECTIONS).map(({ words }) => replaceWords(query, words));
};

/** Returns the query with two neighboring words as one, if the index has it or a similar one. */
const joinedOf = async (query: QueryNode, lookup: WordLookup): Promise<QueryNode[]> => {
  const pairs = joinWords(query);
  const counts = await lookup.countEach(pairs.map(({ word }) => word));
  const known = pairs.filter((_pair, at) => (counts[at] ?? 0) > 0);
  if (known.length > 0) return known.map(({ word, replacedBy }) => replacedBy(word));
  const corrected: QueryNode[] = [];
  for (const { word, replacedBy } of pairs)
    corrected.push(...(await lookup.similarTo(word)).slice(0, 1).map(replacedBy));
  return corrected;
};

/** Counts queries, and returns those with results in their order. */
const countQueries = async (
  queries: readonly QueryNode[],
  { countWith }: WordLookup,
): Promise<Spelling[]> => {
  const totals = await countWith(queries);
  // Keyed by keyword, because two terms of the index can have the same spelling.
  const spellings = new Map<string, number>();
  for (const [at, query] of queries.entries()) {
    const total = totals[at] ?? 0;
    if (total > 0) spellings.set(printQueryText(query, NO_FIELDS), total);
  }
  return [...spellings].map(([keyword, total]) => ({ keyword, total }));
};

/** Keeps corrections with many more results than the query, and not many fewer than the best one. */
const keepLikely = (spellings: readonly Spelling[], found: number): Spelling[] => {
  const highest = Math.max(0, ...spellings.map(({ total }) => total));
  const minTotal = Math.max(found * MIN_RATIO, highest / MIN_RATIO);
  return spellings.filter(({ total }) => total >= minTotal);
};

/**
 * Returns other spellings of a query that have results, the nearest first: corrected words, then words written as one,
 * and if no correction of all words has results, the corrected query with most of its words, above all the rare ones.
 * Returns none if the query has enough results.
 */
export const findSpellings = async (query: QueryNode, lookup: WordLookup): Promise<Spelling[]> => {
  const words = correctableWords(query).slice(0, MAX_WORDS);
  if (words.length === 0 && irregularWords(query).length === 0) return [];
  const [found = 0, ...each] = await lookup.countWith([query, ...words.map(wordNode)]);
  if (found >= ENOUGH_RESULTS) return [];
  const counts = new Map(words.map((word, at) => [word, each[at] ?? 0]));
  const corrected = [...(await correctionsOf(query, counts, lookup)), ...(await joinedOf(query, lookup))];
  const complete = keepLikely(await countQueries(corrected.map(normal), lookup), found);
  if (complete.length > 0 || found > 0) return complete.slice(0, MAX_SPELLINGS);
  const partial = await countQueries((await mostWords(query, lookup)).map(normal), lookup);
  return partial.slice(0, MAX_SPELLINGS);
};
