import type { QueryNode } from '@open-discovery/search-fields';
import type { SearchEngine } from '../../search/search-engine.ts';

/** Each look-up of similar words scans the terms of the index that begin with the same letter. */
const MAX_LOOKUPS = 16;

/** A search for other words with the filters of the query. */
export interface WordSearch {
  /** Returns the number of results of each query. With an id, of this record only: 1 or 0. */
  readonly countWith: (words: readonly QueryNode[], id?: string) => Promise<readonly number[]>;
  /** Returns the ids of the best results. */
  readonly findBest: (words: QueryNode, limit: number) => Promise<readonly string[]>;
}

/** Looks up words in the index: their counts and similar spellings. */
export interface WordLookup extends WordSearch {
  /** Returns the number of results of each word on its own. */
  readonly countEach: (words: readonly string[]) => Promise<readonly number[]>;
  /** Returns known words with a similar spelling, nearest first; none once there were too many look-ups. */
  readonly similarTo: (word: string) => Promise<readonly string[]>;
}

export const wordNode = (text: string): QueryNode => ({ op: 'word', field: null, text });

/** Creates look-ups that remember their answers and do not cost more than a few scans of the index. */
export const createWordLookup = (
  engine: Pick<SearchEngine, 'similarTerms'>,
  search: WordSearch,
): WordLookup => {
  /** The results of the words that have been counted. */
  const counts = new Map<string, number>();
  const similar = new Map<string, Promise<readonly string[]>>();
  const lookUp = async (word: string): Promise<readonly string[]> =>
    (await engine.similarTerms(word)).map(({ term }) => term);
  const countWith: WordLookup['countWith'] = async (queries, id) => {
    const wordOf = (query: QueryNode): string | null =>
      id === undefined && query.op === 'word' && query.field === null ? query.text : null;
    const knownOf = (query: QueryNode): number | undefined => counts.get(wordOf(query) ?? '');
    const asked = queries.filter((query) => knownOf(query) === undefined);
    const found = asked.length === 0 ? [] : await search.countWith(asked, id);
    const totals = new Map(asked.map((query, at) => [query, found[at] ?? 0]));
    for (const [query, total] of totals) {
      const word = wordOf(query);
      if (word !== null) counts.set(word, total);
    }
    return queries.map((query) => totals.get(query) ?? knownOf(query) ?? 0);
  };
  return {
    ...search,
    countWith,
    countEach: (words) => countWith(words.map(wordNode)),
    similarTo: (word) => {
      const known = similar.get(word);
      if (known !== undefined) return known;
      if (similar.size >= MAX_LOOKUPS) return Promise.resolve([]);
      const looked = lookUp(word);
      similar.set(word, looked);
      return looked;
    },
  };
};
