import type { AnalyzerName } from '../analysis/analyzer-name.ts';

export interface RankingConstants {
  /** BM25 k1: how quickly further occurrences stop to count. */
  saturation: number;
  /** BM25 b: how strongly longer fields are penalized, per analyzer. */
  lengthShare: Record<AnalyzerName, number>;
  /** Share of the words' idf that is added when all words are next to each other in one of the fields with the highest weight. */
  phraseShare: number;
  /** Maximum boost for a document of today … */
  recencyLimit: number;
  /** … which halves after this many days. */
  recencyHalfLifeDays: number;
  /** Maximum boost for a popular document … */
  popularityLimit: number;
  /** … reached at this number of uses; logarithmic below. */
  popularityFull: number;
}

const PORTAL: RankingConstants = {
  saturation: 1.2,
  // The length of names and identifiers says nothing about relevance.
  lengthShare: { text: 0.75, name: 0.3, identifier: 0 },
  phraseShare: 0.5,
  recencyLimit: 0.15,
  recencyHalfLifeDays: 1826,
  popularityLimit: 0.3,
  popularityFull: 10_000,
};

/**
 * The rankings that an index can be built with. A document's score is
 * (Σ over words: idf × impact  +  phrase boost)  ×  (1 + recency + popularity).
 */
const RANKINGS = {
  portal: PORTAL,
  /** Plain BM25 as in Lucene, for comparison with other engines. */
  bm25: {
    ...PORTAL,
    lengthShare: { text: 0.75, name: 0.75, identifier: 0.75 },
    phraseShare: 0,
    recencyLimit: 0,
    popularityLimit: 0,
  },
} as const satisfies Record<string, RankingConstants>;

export type RankingName = keyof typeof RANKINGS;

export const RANKING_NAMES = Object.keys(RANKINGS);

/** Returns the constants of an index; the portal's unless its schema names others. */
export const rankingOf = ({ ranking }: { ranking?: RankingName }): RankingConstants =>
  RANKINGS[ranking ?? 'portal'];

/** Impacts are stored in a byte; this value represents 1. */
export const IMPACT_SCALE = 255;
