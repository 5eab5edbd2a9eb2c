/**
 * Everything that ranking can be tuned by.
 *
 * A document's score is
 *   (Σ over words: idf × impact  +  phrase boost)  ×  (1 + recency + popularity).
 */
export const RANKING = {
  /** BM25: how soon more occurrences stop to count. */
  saturation: 1.2,
  /** BM25: how much longer fields count less, per analyser; names and identifiers are short for no merit of theirs. */
  lengthShare: { text: 0.75, name: 0.3, identifier: 0 },
  /** Added if all words stand side by side in one of the heaviest fields: this share of the words' idf. */
  phraseShare: 0.5,
  /** At most this much is added for a document of today … */
  recencyLimit: 0.15,
  /** … half of it for one that is this old. */
  recencyHalfLifeDays: 1826,
  /** At most this much is added for a document that is used a lot … */
  popularityLimit: 0.3,
  /** … and that is from so many uses on; below, by logarithm. */
  popularityFull: 10_000,
} as const;

/** Impacts are kept in a byte; this one stands for 1. */
export const IMPACT_SCALE = 255;
