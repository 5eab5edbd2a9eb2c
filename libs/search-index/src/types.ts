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

/** What is asked of the documents; a tree. */
export type QueryNode =
  | { op: 'all' }
  | { op: 'none' }
  | { op: 'and' | 'or'; nodes: readonly QueryNode[] }
  | { op: 'not'; node: QueryNode }
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
  node: QueryNode;
}

/** One facet to count: a keyword field with `facet`, or a number field with `facet`. */
export interface FacetWanted {
  field: string;
  size: number;
  /** Only values whose label contains this, without case and diacritics. */
  contains?: string;
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
  node: QueryNode;
  filters: readonly IndexFilter[];
  facets?: readonly FacetWanted[];
  sort?: readonly SortKey[];
  offset: number;
  limit: number;
  /** `next` of an earlier answer to the same query; `offset` is then ignored. */
  after?: string;
  highlight?: { fields: readonly string[]; passageChars: number };
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

/** What a generation consists of. */
export interface Manifest {
  format: number;
  analyser: number;
  /** Name of the folder; later generations sort after earlier ones. */
  generation: string;
  createdAt: string;
  documents: number;
  terms: number;
  values: number;
  completions: number;
  /** Average number of tokens per text field, in schema order. */
  averageLengths: number[];
  /** Groups of completions, in the order of their numbers. */
  groups: string[];
  schema: IndexSchema;
  meta: Record<string, unknown>;
  files: Record<string, { bytes: number; crc32: number }>;
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

/** How the index is, for a health route. */
export interface IndexHealth {
  generation: string;
  documents: number;
  /** Set when the published generation could not be opened and an earlier one answers. */
  fallback: { from: string; reason: string } | null;
  workers: number;
  queued: number;
  running: number;
}

/** An open index. */
export interface SearchIndex {
  /** Of the generation that answers now. */
  readonly manifest: Manifest;
  search(query: IndexQuery, signal?: AbortSignal): Promise<IndexAnswer>;
  /** Exact totals, one per query; sort, facets and paging are ignored. */
  count(queries: readonly IndexQuery[], signal?: AbortSignal): Promise<number[]>;
  /** The stored texts, in the order asked for; `null` where there is no such document. */
  get(ids: readonly string[], signal?: AbortSignal): Promise<(string | null)[]>;
  suggest(
    prefix: string,
    options: { limit: number; groups?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
  /** Words of the index at most two edits away, best first; without the word itself. */
  similarTerms(word: string, signal?: AbortSignal): Promise<SimilarTerm[]>;
  health(): IndexHealth;
  /** Switches to a newer published generation, if there is one; running queries finish on the old one. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

/** How an index is opened. */
export interface OpenOptions {
  /** The index root, which holds the generations. */
  folder: string;
  /** Threads that answer; 0 = the calling thread. Default 0. */
  workers?: number;
  /** The bundled `worker.ts`; needed when `workers` > 0. */
  workerUrl?: URL;
  /** Queries that may wait; more are refused as `busy`. Default 64. */
  queueLimit?: number;
  /** A query that runs longer is stopped as `timeout`. Default 10,000. */
  timeLimitMs?: number;
}

/** How far a build is. */
export interface BuildProgress {
  documents: number;
  phase: 'reading' | 'merging' | 'columns' | 'publishing';
}

/** What a build needs. */
export interface BuildOptions {
  /** The index root; generations are folders in it. Made if missing. */
  folder: string;
  schema: IndexSchema;
  documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>;
  /** Kept in the manifest. */
  meta?: Record<string, unknown>;
  onProgress?: (progress: BuildProgress) => void;
  /** The day that recency is counted from, and the name of the generation. */
  now: Date;
  /** Token occurrences held in memory before a run is written; default 8 million (about 300 MB). */
  runOccurrences?: number;
}

/** What `verifyGeneration` found. */
export interface Verification {
  generation: string;
  ok: boolean;
  problems: { file: string; problem: string }[];
}
