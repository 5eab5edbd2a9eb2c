import type { IndexDocument, IndexSchema } from '../document-types.ts';
import type { IndexClause } from '../query-types.ts';
import { randomFrom } from './random-documents.ts';

/** One field of plain words, ranked by nothing but BM25: what other engines can be compared on. */
export const plainSchema: IndexSchema = {
  text: [{ name: 'body', weight: 1, analyser: 'text' }],
  keyword: [],
  number: [],
  sortText: [],
  ranking: 'bm25',
  boosts: {},
};

const VOCABULARY = 200;
/** Lengths up to 40 are kept exactly by Lucene, longer ones rounded. */
const WORDS_LIMIT = 40;

/** A word that no analyser changes; lower numbers are more frequent, as in a language. */
const wordFrom = (random: () => number): string => `w${Math.floor(VOCABULARY ** random())}x`;

const textOf = (random: () => number, words: number): string =>
  Array.from({ length: words }, () => wordFrom(random)).join(' ');

/** Documents of 1 to 40 words, the same for the same seed. */
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

/** One to four words, all or any of them. */
export const plainQueries = (seed: number, count: number): IndexClause[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const words = new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => wordFrom(random)));
    const nodes = Array.from(words, (text): IndexClause => ({ op: 'words', text }));
    return { op: random() < 0.5 ? 'and' : 'or', nodes };
  });
};
