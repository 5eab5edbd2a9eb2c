/** A clause of a query; clauses form a tree. */
export type IndexClause =
  | { op: 'all' }
  | { op: 'none' }
  | { op: 'and' | 'or'; nodes: readonly IndexClause[] }
  | { op: 'not'; node: IndexClause }
  /** All words, each in any of the fields. */
  | { op: 'words'; text: string; fields?: readonly string[] }
  /** The words next to each other in one field. */
  | { op: 'phrase'; text: string; fields?: readonly string[] }
  /** All words; the last one is a prefix. */
  | { op: 'prefix'; text: string; fields?: readonly string[] }
  /** Any of the values of a keyword field; `~` and a value means all values with its label, if the field groups them. */
  | { op: 'value'; field: string; values: readonly string[] }
  /** A range of a number field, both ends inclusive. */
  | { op: 'range'; field: string; from?: number; to?: number }
  /** Any value in a text, keyword or number field. */
  | { op: 'exists'; field: string }
  | { op: 'ids'; ids: readonly string[] };

/** A named filter, so that a facet can ignore it. */
interface IndexFilter {
  name: string;
  node: IndexClause;
}

/** A facet to count: a keyword or number field with `facet`. */
export interface FacetRequest {
  field: string;
  size: number;
  /** Only values whose label contains this text, ignoring case and diacritics. */
  contains?: string;
  /** Values to return regardless of their count, after the others; unknown ones are omitted. */
  including?: readonly string[];
  /** Name of the filter that this facet ignores (multi-select). */
  ignoring?: string;
  /** True to count all distinct values too, which is expensive in an index on a cluster. */
  distinct?: boolean;
  /** Default `count`, descending; `value` sorts by label, numbers descending. */
  order?: 'count' | 'value';
}

/**
 * A sort key: `relevance`, a number field or a `sortText` name. Documents without a value come last in either direction.
 * `textRelevance` is the relevance of the words alone: with it, the scores of a search with words have no boosts.
 */
export interface SortKey {
  by: 'relevance' | 'textRelevance' | (string & {});
  descending: boolean;
  /** Greater numbers of the field count as missing, such as dates in the future. */
  atMost?: number;
}

/** The rule by which one document represents all that share a value. */
export interface OnePerValue {
  /** A keyword field with `facet`; of a document with several values, the first counts. */
  field: string;
  /** By a number field; the earlier document wins a tie. */
  first: SortKey;
}

/** A search request. */
export interface IndexQuery {
  node: IndexClause;
  filters: readonly IndexFilter[];
  /**
   * Leaves one of the matches that share a value. Facets count all matches; whatever else is returned is about those that
   * are left.
   */
  onePer?: OnePerValue;
  facets?: readonly FacetRequest[];
  sort?: readonly SortKey[];
  offset: number;
  limit: number;
  /** `next` of an earlier response to the same query; `offset` is relative to it. */
  after?: string;
  /** Fields to highlight: the whole text of those in `whole`, a passage of the others. */
  highlight?: { fields: readonly string[]; passageChars: number; whole?: readonly string[] };
  explain?: boolean;
}

/** The matching passage of a field, with its matches. */
export interface Highlight {
  text: string;
  marks: [start: number, end: number][];
  /** True if the value continues before the passage. */
  cutStart: boolean;
  /** True if the value continues after the passage. */
  cutEnd: boolean;
}

/** A matching document. */
export interface Hit {
  id: string;
  score: number;
  stored: string;
  highlights?: Record<string, Highlight>;
  /** The amounts sum to the score. */
  explain?: { contribution: { source: string; amount: number }[] };
}

/** A value with its count. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** A counted field: its top values, and the number of values. */
export interface FacetAnswer {
  values: FacetValue[];
  /** Present if it was requested, or costs nothing. */
  distinct?: number;
  /** Set if the number of values is an estimate. */
  isEstimate?: true;
  /** Number of documents without a value, where the index counts them. */
  missing?: number;
}

/** A search response; `total` and all counts are exact. */
export interface IndexAnswer {
  total: number;
  maxScore: number;
  hits: Hit[];
  facets: Record<string, FacetAnswer>;
  /** The place after the last hit, for `after`; `null` if no hit follows. */
  next: string | null;
}

/** A part of the matches of a query: those from a place in the index on. */
export interface IndexPart {
  from: number;
  documents: number;
}

/** Matches in the order of their places in the index, which is the same until a newer generation is published. */
export interface ScanPage {
  documents: { id: string; stored: string }[];
  /** The place of the match after the last one; `null` after the last match. */
  next: number | null;
}

/** A completion. */
export interface Suggestion {
  text: string;
  group: string;
  count: number;
}

/** A term of the index with a similar spelling. */
export interface SimilarTerm {
  term: string;
  count: number;
}
