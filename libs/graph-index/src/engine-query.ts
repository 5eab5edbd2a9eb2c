import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';

/** One search, as every search engine behind the API takes it. */
export interface EngineQuery {
  /** `null` searches all kinds. */
  readonly kind: Kind | null;
  readonly text: QueryNode;
  /** All of them must hold; the name lets a facet leave the filters of its own field out. */
  readonly filters: readonly Filter[];
  readonly facets?: readonly FacetWanted[];
  readonly sort?: readonly { readonly by: SortField; readonly descending: boolean }[];
  readonly offset: number;
  readonly limit: number;
  /** The position after the last hit of an earlier page; `offset` then counts from there. */
  readonly after?: string | null;
  readonly highlight?: boolean;
  readonly explain?: boolean;
}

/** A condition that hits must meet, and the name of the field that it is about. */
export type Filter = { readonly name: string } & FilterCondition;

/** What a filter asks of a record; a tree. The field `id` is that of the record itself. */
export type FilterCondition =
  | { readonly is: 'any'; readonly field: string; readonly values: readonly string[] }
  | { readonly is: 'range'; readonly field: string; readonly from: number | null; readonly to: number | null }
  | { readonly is: 'text'; readonly text: QueryNode }
  | { readonly is: 'exists'; readonly field: string }
  | { readonly is: 'not'; readonly condition: FilterCondition }
  | { readonly is: 'all-of' | 'any-of'; readonly conditions: readonly FilterCondition[] };

/** A field whose values are to be counted. */
export interface FacetWanted {
  readonly field: string;
  /** How many values, the most frequent first; number fields give all of theirs. */
  readonly size: number;
  /** Values that are answered however rare they are, with their labels. */
  readonly including?: readonly string[];
  /** Only values whose label contains this. */
  readonly contains?: string;
}

export type SortField =
  | 'relevance'
  | 'date'
  | 'collected'
  | 'citations'
  | 'views'
  | 'influence'
  | 'popularity'
  | 'impulse'
  | 'startDate'
  | 'endDate'
  | 'title';
