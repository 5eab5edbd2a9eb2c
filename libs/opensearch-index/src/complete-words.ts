import type { CallOptions, IndexQuery, SimilarTerm, Suggestion } from '@open-discovery/search-index';
import { analyze, fold, suggestionPrefix } from '@open-discovery/search-index/text';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { completionsOf } from './names.ts';

/** A text is found by each of its first words, so that several rows may have the same text. */
const ROWS_PER_TEXT = 4;
const SHORTEST_WORD = 3;
const LONGEST_WORD = 100;
const SHORT_WORD = 5;
const SIMILAR_LIMIT = 5;
const FORMS_PER_WORD = 4;
const PER_SHARD = 50;

const row = z.object({ text: z.string(), group: z.string(), count: z.number() });
const rows = z.object({ hits: z.object({ hits: z.array(z.object({ _source: row })) }) });
const similar = z.object({
  suggest: z.object({
    similar: z.array(z.object({ options: z.array(z.object({ text: z.string(), freq: z.number() })) })),
  }),
});

/** Returns the most used completions of a prefix over all requested groups. */
export const findSuggestions = async (
  cluster: Cluster,
  generation: string,
  { prefix, limit, groups }: { prefix: string; limit: number; groups?: readonly string[] },
  call?: CallOptions,
): Promise<Suggestion[]> => {
  const key = suggestionPrefix(0, prefix).slice(1);
  if (key === '' || limit === 0) return [];
  const filter = [{ prefix: { key } }, ...(groups === undefined ? [] : [{ terms: { group: groups } }])];
  const body = {
    size: limit * ROWS_PER_TEXT,
    query: { bool: { filter } },
    sort: [{ count: 'desc' }, { key: 'asc' }],
  };
  const request = { method: 'POST', path: `/${completionsOf(generation)}/_search`, body } as const;
  const { hits } = await cluster.request(rows, request, call);
  const seen = new Set<string>();
  return hits.hits
    .map(({ _source }) => _source)
    .filter(({ group, text }) => seen.size < seen.add(`${group} ${text}`).size)
    .slice(0, limit);
};

/** Returns what all forms of a word have in common, by which a search finds them. */
const stemOf = (word: string): string =>
  analyze(word, 'text')
    .map(({ term }) => term)
    .join(' ');

/** Returns words of the index within two edits of a word, nearest first and then most frequent; of several forms the first one. */
export const findSimilarTerms = async (
  cluster: Cluster,
  generation: string,
  typed: string,
  call?: CallOptions,
): Promise<SimilarTerm[]> => {
  const text = fold(typed.trim());
  if (text.length < SHORTEST_WORD || text.length > LONGEST_WORD) return [];
  const term = {
    field: 'surface',
    analyzer: 'keyword',
    suggest_mode: 'always',
    max_edits: text.length <= SHORT_WORD ? 1 : 2,
    prefix_length: 1,
    min_word_length: SHORTEST_WORD,
    size: SIMILAR_LIMIT * FORMS_PER_WORD,
    shard_size: PER_SHARD,
  };
  const body = { size: 0, suggest: { similar: { text, term } } };
  const request = { method: 'POST', path: `/${generation}/_search`, body } as const;
  const { suggest } = await cluster.request(similar, request, call);
  const seen = new Set([stemOf(text)]);
  return suggest.similar
    .flatMap(({ options }) => options)
    .filter((option) => seen.size < seen.add(stemOf(option.text)).size)
    .slice(0, SIMILAR_LIMIT)
    .map(({ text: term, freq }) => ({ term, count: freq }));
};

/** Returns the queries that count the documents with each word: the cluster answers them from its dictionary. */
export const wordQueries = (words: readonly string[]): IndexQuery[] =>
  words.map((text) => ({ node: { op: 'words', text }, filters: [], offset: 0, limit: 0 }));
