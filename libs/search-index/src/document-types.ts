import type { AnalyzerName } from './analysis/analyzer-name.ts';
import type { RankingName } from './ranking/ranking-constants.ts';

/** A searchable text field. */
export interface TextFieldSchema {
  name: string;
  /** Weight of a match in this field relative to the other fields. */
  weight: number;
  analyzer: AnalyzerName;
  /** `false` omits the text from the stored blocks, which saves space but disables highlighting. Default `true`. */
  highlight?: boolean;
}

/** A field of exact values, any number per document; always filterable. */
export interface KeywordFieldSchema {
  name: string;
  /** Builds a column, so that values can be counted. */
  facet: boolean;
  /** For fields whose sets of values rarely repeat (authors): stores a list per document instead of a code per distinct set. */
  high?: boolean;
  /** Offers its labels as completions, in a group named after the field. */
  suggest?: boolean;
  /** Compares values without case and diacritics. */
  fold?: boolean;
  /**
   * Counts values whose labels differ only in case, diacritics and punctuation as one. Its name is `~` and any of these
   * values; filters find each value by itself, and all of them by this name.
   */
  groupByLabel?: boolean;
}

/** A field with at most one integer per document (32 bits, signed); sortable and filterable by range. */
interface NumberFieldSchema {
  name: string;
  /** Allows counting by value. */
  facet?: boolean;
}

/** The structure of an index's documents, stored in the manifest. */
export interface IndexSchema {
  /**
   * At most 8 fields, because the field mask has one bit for each. The fields with the highest weight are
   * used for the phrase boost.
   */
  text: readonly TextFieldSchema[];
  keyword: readonly KeywordFieldSchema[];
  number: readonly NumberFieldSchema[];
  /** Names of alphabetical sort keys. */
  sortText: readonly string[];
  /** A row of `RANKINGS`. Default `portal`. */
  ranking?: RankingName;
  boosts: {
    /** A number field in days since 1970-01-01. */
    recency?: { field: string };
    /** A number field that counts uses, such as citations. */
    popularity?: { field: string };
  };
}

/** A filter value, with a label where it differs. */
export type KeywordValue = string | { value: string; label: string };

/** A completion contributed by a document. */
export interface SuggestionInput {
  text: string;
  group: string;
  /** Added to the completion's count; default 1. */
  weight?: number;
}

/** A document to be indexed. */
export interface IndexDocument {
  /** Unique in the index. */
  id: string;
  text: Record<string, string | readonly string[] | undefined>;
  keyword: Record<string, readonly KeywordValue[] | undefined>;
  number: Record<string, number | undefined>;
  sortText?: Record<string, string | undefined>;
  suggest?: readonly SuggestionInput[];
  /** JSON text, returned unchanged. */
  stored: string;
}

/**
 * More values of the document before it, none of which it has yet: a list of millions takes too much memory as a whole. Only for a
 * field without facet and completions.
 */
export interface FurtherValues {
  furtherOf: string;
  field: string;
  values: readonly string[];
}
