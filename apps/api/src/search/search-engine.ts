import type { GraphRecord, Kind, KindedRecord, RelationName } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';

/** What every search engine behind the API must answer. One contract suite runs against each adapter. */
export interface SearchEngine {
  search(query: EngineQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** The records with these ids, in their order, `null` where there is none. */
  get(ids: readonly string[]): Promise<(KindedRecord | null)[]>;
  /** Records to which this one leads by the relation. */
  related(id: string, relation: RelationName, page: { offset: number; limit: number }): Promise<SearchAnswer>;
  suggest(prefix: string, options: { limit: number; groups?: readonly string[] }): Promise<Suggestion[]>;
  count(queries: readonly EngineQuery[]): Promise<number[]>;
  /** Every hit, in the query's order, without the limits of paging. */
  stream(query: EngineQuery, signal?: AbortSignal): AsyncIterable<KindedRecord>;
  about(): EngineStatus;
  /** Takes up newer records where there are any. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

export interface EngineQuery {
  /** `null` searches all kinds. */
  readonly kind: Kind | null;
  readonly text: QueryNode;
  /** All of them must hold; the name lets a facet leave the filter of its own field out. */
  readonly filters: readonly Filter[];
  readonly facets?: readonly FacetWanted[];
  readonly sort?: readonly { readonly by: SortField; readonly descending: boolean }[];
  readonly offset: number;
  readonly limit: number;
  /** Instead of `offset`: the position after the last hit of the page before. */
  readonly after?: string | null;
  readonly highlight?: boolean;
  readonly explain?: boolean;
}

export type Filter = { readonly name: string } & FilterCondition;
export type FilterCondition =
  | { readonly is: 'any'; readonly field: string; readonly values: readonly string[] }
  | { readonly is: 'range'; readonly field: string; readonly from: number | null; readonly to: number | null }
  | { readonly is: 'text'; readonly text: QueryNode }
  | { readonly is: 'exists'; readonly field: string }
  | { readonly is: 'not'; readonly condition: FilterCondition }
  | { readonly is: 'all-of' | 'any-of'; readonly conditions: readonly FilterCondition[] };

export interface FacetWanted {
  readonly field: string;
  readonly size: number;
  /** Only values whose label contains this. */
  readonly contains?: string;
}

export type SortField =
  | 'relevance'
  | 'date'
  | 'collected'
  | 'citations'
  | 'influence'
  | 'popularity'
  | 'impulse'
  | 'startDate'
  | 'endDate'
  | 'title';

export interface SearchAnswer {
  readonly total: number;
  readonly maxScore: number;
  readonly hits: readonly SearchHit[];
  readonly facets: Readonly<Record<string, Facet>>;
  readonly next: string | null;
}

export interface SearchHit {
  readonly kind: Kind;
  readonly record: GraphRecord;
  readonly score: number;
  readonly highlights?: Readonly<Record<string, Highlight>>;
  readonly explain?: readonly { readonly source: string; readonly amount: number }[];
}

/** Text with the matched ranges, as offsets of UTF-16 units. */
export interface Highlight {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface Facet {
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  /** How many values there are in all. */
  readonly distinct: number;
}

export interface Suggestion {
  readonly text: string;
  readonly group: string;
  readonly count: number;
}

export interface EngineStatus {
  /** Name of the records' state; changes with every import. */
  readonly generation: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly records: number;
}
