/** A clause of a query; a tree. */
export type IndexClause =
  | { op: 'all' }
  | { op: 'none' }
  | { op: 'and' | 'or'; nodes: readonly IndexClause[] }
  | { op: 'not'; node: IndexClause }
  /** Every word, each in any of the fields. */
  | { op: 'words'; text: string; fields?: readonly string[] }
  /** The words side by side, in one field. */
  | { op: 'phrase'; text: string; fields?: readonly string[] }
  /** Every word, and the last one may go on. */
  | { op: 'prefix'; text: string; fields?: readonly string[] }
  /** Keyword field, any of the values. */
  | { op: 'value'; field: string; values: readonly string[] }
  /** Number field, both ends included. */
  | { op: 'range'; field: string; from?: number; to?: number }
  /** The field (text, keyword or number) has a value. */
  | { op: 'exists'; field: string }
  | { op: 'ids'; ids: readonly string[] };

/** A condition with a name, so that a facet can leave it out. */
export interface IndexFilter {
  name: string;
  node: IndexClause;
}

/** One facet to count: a keyword field with `facet`, or a number field with `facet`. */
export interface FacetRequest {
  field: string;
  size: number;
  /** Only values whose label contains this, without case and diacritics. */
  contains?: string;
  /** Values that are answered however rare they are, after the others; those that the index does not have are left out. */
  including?: readonly string[];
  /** Name of the filter that this facet leaves out (multi-select). */
  ignoring?: string;
  /** Default `count`, descending; `value` is by label, numbers descending. */
  order?: 'count' | 'value';
}

/** A sort key: `relevance`, a number field or a `sortText` name. Documents without a value come last, either way. */
export interface SortKey {
  by: 'relevance' | (string & {});
  descending: boolean;
}

/** One search. */
export interface IndexQuery {
  node: IndexClause;
  filters: readonly IndexFilter[];
  facets?: readonly FacetRequest[];
  sort?: readonly SortKey[];
  offset: number;
  limit: number;
  /** `next` of an earlier answer to the same query; `offset` then counts from there. */
  after?: string;
  /** Fields to show with what matched; of those in `whole` all of the text, of the others a passage. */
  highlight?: { fields: readonly string[]; passageChars: number; whole?: readonly string[] };
  explain?: boolean;
}

/** The passage of a field that matched, and where in it. */
export interface Highlight {
  text: string;
  marks: [start: number, end: number][];
}

/** One found document. */
export interface Hit {
  id: string;
  score: number;
  stored: string;
  highlights?: Record<string, Highlight>;
  /** Sums to the score. */
  explain?: { contribution: { source: string; amount: number }[] };
}

/** One counted value. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** A counted field: its top values, how many there are, how many documents have none. */
export interface FacetAnswer {
  values: FacetValue[];
  distinct: number;
  missing: number;
}

/** The answer to one search; `total` and all counts are exact. */
export interface IndexAnswer {
  total: number;
  maxScore: number;
  hits: Hit[];
  facets: Record<string, FacetAnswer>;
  next: string | null;
}

/** One completion. */
export interface Suggestion {
  text: string;
  group: string;
  count: number;
}

/** A term of the index that is written nearly the same. */
export interface SimilarTerm {
  term: string;
  count: number;
}
