import type { IndexDocument, IndexSchema } from '../document-types.ts';
import type { IndexClause } from '../query-types.ts';
import { randomFrom } from './random-documents.ts';

/** A schema with one field of plain words and BM25 ranking, for comparison with other engines. */
export const plainSchema: IndexSchema = {
  text: [{ name: 'body', weight: 1, analyzer: 'text' }],
  keyword: [],
  number: [],
  sortText: [],
  ranking: 'bm25',
  boosts: {},
};

const VOCABULARY = 200;
/** Lucene stores lengths up to 40 exactly and rounds longer ones. */
const WORDS_LIMIT = 40;

/** Returns a word that no analyzer changes; lower numbers are more frequent, as in natural language. */
const wordFrom = (random: () => number): string => `w${Math.floor(VOCABULARY ** random())}x`;

const textOf = (random: () => number, words: number): string =>
  Array.from({ length: words }, () => wordFrom(random)).join(' ');

/** Generates documents of 1 to 40 words, deterministically from the seed. */
export const plainDocuments = (seed: number, count: number): IndexDocument[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    text: { body: textOf(random, 1 + Math.floor(random() * WORDS_LIMIT)) },
    keyword: {},
    number: {},
    stored: '{}',
  }));
};

/** Generates queries of one to four words, all or any of them. */
export const plainQueries = (seed: number, count: number): IndexClause[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const words = new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => wordFrom(random)));
    const nodes = Array.from(words, (text): IndexClause => ({ op: 'words', text }));
    return { op: random() < 0.5 ? 'and' : 'or', nodes };
  });
};
