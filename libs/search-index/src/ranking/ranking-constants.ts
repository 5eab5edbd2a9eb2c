import type { AnalyserName } from '../document-types.ts';

/** What ranking can be tuned by. */
export interface RankingConstants {
  /** BM25: how soon more occurrences stop to count. */
  saturation: number;
  /** BM25: how much longer fields count less, per analyser. */
  lengthShare: Record<AnalyserName, number>;
  /** Added if all words stand side by side in one of the heaviest fields: this share of the words' idf. */
  phraseShare: number;
  /** At most this much is added for a document of today … */
  recencyLimit: number;
  /** … half of it for one that is this old. */
  recencyHalfLifeDays: number;
  /** At most this much is added for a document that is used a lot … */
  popularityLimit: number;
  /** … and that is from so many uses on; below, by logarithm. */
  popularityFull: number;
}

const PORTAL: RankingConstants = {
  saturation: 1.2,
  // Names and identifiers are short for no merit of theirs.
  lengthShare: { text: 0.75, name: 0.3, identifier: 0 },
  phraseShare: 0.5,
  recencyLimit: 0.15,
  recencyHalfLifeDays: 1826,
  popularityLimit: 0.3,
  popularityFull: 10_000,
};

/**
 * The rankings that an index can be built with. A document's score is
 *   (Σ over words: idf × impact  +  phrase boost)  ×  (1 + recency + popularity).
 */
export const RANKINGS = {
  portal: PORTAL,
  /** Nothing but BM25 as Lucene has it: what other engines are compared with. */
  bm25: {
    ...PORTAL,
    lengthShare: { text: 0.75, name: 0.75, identifier: 0.75 },
    phraseShare: 0,
    recencyLimit: 0,
    popularityLimit: 0,
  },
} as const satisfies Record<string, RankingConstants>;

export type RankingName = keyof typeof RANKINGS;

/** The constants of an index; those of the portal unless its schema names others. */
export const rankingOf = ({ ranking }: { ranking?: RankingName }): RankingConstants =>
  RANKINGS[ranking ?? 'portal'];

/** Impacts are kept in a byte; this one stands for 1. */
export const IMPACT_SCALE = 255;
