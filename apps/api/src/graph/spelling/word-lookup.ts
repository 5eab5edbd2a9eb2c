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
  signal?: AbortSignal,
): WordLookup => {
  const counts = new Map<string, number>();
  const similar = new Map<string, Promise<readonly string[]>>();
  const lookUp = async (word: string): Promise<readonly string[]> =>
    (await engine.similarTerms(word, signal)).map(({ term }) => term);
  return {
    ...search,
    countEach: async (words) => {
      const asked = [...new Set(words)].filter((word) => !counts.has(word));
      const found = await search.countWith(asked.map(wordNode));
      for (const [at, word] of asked.entries()) counts.set(word, found[at] ?? 0);
      return words.map((word) => counts.get(word) ?? 0);
    },
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
