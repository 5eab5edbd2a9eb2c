import type { RankingName } from './ranking/ranking-constants.ts';

/** How one text field is cut into terms. `text`: words, stemmed. `name`: words, not stemmed. `identifier`: the whole value and its parts. */
export type AnalyserName = 'text' | 'name' | 'identifier';

/** A searchable text field. */
export interface TextFieldSchema {
  name: string;
  /** How much a match here counts, relative to the other fields. */
  weight: number;
  analyser: AnalyserName;
  /** `false` leaves the text out of the stored blocks: smaller, but no highlighting of this field. Default `true`. */
  highlight?: boolean;
}

/** A field of exact values, any number per document; always filterable. */
export interface KeywordFieldSchema {
  name: string;
  /** Gets a column, so that values can be counted. */
  facet: boolean;
  /** Value sets rarely repeat (authors): a list per document instead of a code per distinct set. */
  high?: boolean;
  /** Its labels are offered as completions, in the group of the field's name. */
  suggest?: boolean;
  /** Values are compared without case and diacritics. */
  fold?: boolean;
}

/** A field with at most one whole number per document (32 bits, signed); sortable and range-filterable. */
export interface NumberFieldSchema {
  name: string;
  /** May be counted by value. */
  facet?: boolean;
}

/** What the documents of an index look like; stored in the manifest. */
export interface IndexSchema {
  /** At most 8: one bit each in the field mask. The heaviest fields are those of the phrase boost. */
  text: readonly TextFieldSchema[];
  keyword: readonly KeywordFieldSchema[];
  number: readonly NumberFieldSchema[];
  /** Names that can be sorted by alphabet. */
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

/** A value to filter by, with the words people read where they differ. */
export type KeywordValue = string | { value: string; label: string };

/** One completion that a document contributes. */
export interface SuggestionInput {
  text: string;
  group: string;
  /** Added to the completion's count; default 1. */
  weight?: number;
}

/** One document to be indexed. */
export interface IndexDocument {
  /** Unique in the index. */
  id: string;
  text: Record<string, string | readonly string[] | undefined>;
  keyword: Record<string, readonly KeywordValue[] | undefined>;
  number: Record<string, number | undefined>;
  sortText?: Record<string, string | undefined>;
  suggest?: readonly SuggestionInput[];
  /** JSON text, returned as it is. */
  stored: string;
}
