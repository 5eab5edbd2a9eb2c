import type { Kind, LinkedRecord, RelationName } from '@open-discovery/model';

import type { Capabilities } from './capability.ts';
import type { EngineQuery } from './engine-query.ts';

/** The port of the search engine. One contract suite runs against each adapter. All failures are `EngineError`s. */
export interface SearchEngine {
  /** The engine's abilities. A call for anything else fails with `unsupported`. */
  readonly capabilities: Capabilities;
  /** The most results that it can return as one for each work. */
  readonly worksMax: number;
  search(query: EngineQuery): Promise<SearchAnswer>;
  /** Returns the answers of several searches that are small: together they run as one. */
  searchEach(queries: readonly EngineQuery[]): Promise<SearchAnswer[]>;
  /** Returns the records in the order of the ids; `null` for an unknown id. */
  get(ids: readonly string[]): Promise<(LinkedRecord | null)[]>;
  /** Returns the records to which the record has the relation. */
  related(
    id: string,
    relation: RelationName,
    page: { offset: number; limit: number; kind?: Kind },
  ): Promise<SearchAnswer>;
  /** Returns a text that was published with the records, such as the report of their import; `null` without one. */
  attachment(name: string): Promise<string | null>;
  suggest(prefix: string, options: { limit: number; groups?: readonly string[] }): Promise<Suggestion[]>;
  /** Returns terms with a similar spelling, the nearest first. */
  similarTerms(word: string): Promise<SimilarTerm[]>;
  /** Returns the number of records with each word, of which no record is read. */
  wordCounts(words: readonly string[]): Promise<number[]>;
  /** Returns the exact total of each query. */
  count(queries: readonly EngineQuery[]): Promise<number[]>;
  /** Returns the sum of a number over all hits. */
  sum(query: EngineQuery, field: SummedField): Promise<number>;
  /** Divides all hits into parts of at most `size` records, for `scan`. */
  partition(query: EngineQuery, size: number): Promise<Part[]>;
  /**
   * Returns hits in the order of the index, which is the same for one generation, from a place on. Any place is as quick as
   * the first one.
   */
  scan(query: EngineQuery, page: { from: number; limit: number }): Promise<ScannedRecords>;
  /** Yields all hits in the query's order, without the limits of paging. */
  stream(query: EngineQuery): AsyncIterable<LinkedRecord>;
  /** Returns the state of the engine; `null` if there are no records yet, or they are damaged. */
  about(): EngineStatus | null;
  /** Fails unless the engine can answer now: there are records, and the machines that hold them respond. */
  check(): Promise<void>;
  /** Switches to newer records if there are any, and reports whether it did. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

/** A number field that is summed. */
type SummedField = 'citations' | 'views';

/** A part of the hits of a query. */
export interface Part {
  /** The place in the index where it begins. */
  readonly from: number;
  readonly records: number;
}

interface ScannedRecords {
  readonly records: readonly LinkedRecord[];
  /** The place to continue from; `null` after the last hit. */
  readonly next: number | null;
}

export interface SearchAnswer {
  readonly total: number;
  readonly maxScore: number;
  readonly hits: readonly SearchHit[];
  readonly facets: Readonly<Record<string, Facet>>;
  /** The position after the last hit, for `after`; `null` if no hit is known to follow. */
  readonly next: string | null;
}

export type SearchHit = LinkedRecord & {
  readonly score: number;
  readonly highlights?: Readonly<Record<string, Highlight>>;
  readonly explain?: readonly Contribution[];
  /** Present if only a link that a user made and a curator approved relates the record to the requested one. */
  readonly linkedByUser?: LinkedByUser;
};

/** The provenance of a relation that users added. */
export interface LinkedByUser {
  /** ISO 8601. */
  readonly approvedAt: string;
}

/** A contribution to a score: a word in a field, adjacent words, or a boost. The contributions sum to the score. */
export interface Contribution {
  readonly source: string;
  readonly amount: number;
}

/** A text with its matched ranges, as offsets in UTF-16 units. */
export interface Highlight {
  readonly text: string;
  /** True if the text continues before the passage. */
  readonly cutStart: boolean;
  /** True if the text continues after the passage. */
  readonly cutEnd: boolean;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface Facet {
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  /** Number of distinct values; present if it was requested, or costs nothing. */
  readonly distinct?: number;
  /** Set if the number of values is an estimate. */
  readonly isEstimate?: true;
}

export interface Suggestion {
  readonly text: string;
  readonly group: string;
  readonly count: number;
}

interface SimilarTerm {
  readonly term: string;
  /** Number of records with the term. */
  readonly count: number;
}

export interface EngineStatus {
  /** Name of the generation of the records; changes with every import. */
  readonly generation: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly records: number;
  /** Set if another server answers the searches: its records have no generation. */
  readonly isLive?: true;
  /** The newer generation that could not be opened, and the reason. */
  readonly fallback?: { readonly from: string; readonly reason: string };
  /** The state of the links that users added to the records; absent without any. */
  readonly links?: OverlayState;
  /** The state of the records that administrators have withdrawn; absent if there never were any. */
  readonly withdrawals?: OverlayState;
}

/** The state of changes of users over the records. */
export interface OverlayState {
  /** Changes with every change. */
  readonly revision: string;
  /** ISO 8601. */
  readonly changedAt: string;
}
