import type { Kind } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';

/** A search, in the form that every search engine behind the API accepts. */
export interface EngineQuery {
  /** `null` searches all kinds. */
  readonly kind: Kind | null;
  readonly text: QueryNode;
  /** Hits must meet all filters. The facet of a field ignores the filters with that field's name. */
  readonly filters: readonly Filter[];
  readonly facets?: readonly FacetRequest[];
  /**
   * Leaves one hit of each work, the newest of its versions that match. Facets count all of them; totals, pages and whatever
   * else is about hits count works.
   */
  readonly onePerWork?: boolean;
  readonly sort?: readonly { readonly by: SortField; readonly descending: boolean }[];
  readonly offset: number;
  readonly limit: number;
  /** The `next` of an earlier page's answer; `offset` counts from that position. */
  readonly after?: string | null;
  readonly highlight?: boolean;
  readonly explain?: boolean;
}

/** Finds all records and returns none: for queries that say only what is different. */
export const ALL_RECORDS: EngineQuery = {
  kind: null,
  text: { op: 'all' },
  filters: [],
  offset: 0,
  limit: 0,
};

/** A condition with the name of the field that it restricts. */
export type Filter = { readonly name: string } & FilterCondition;

/** A condition on a record; a tree. The field `id` is the record's own id. */
export type FilterCondition =
  | { readonly is: 'any'; readonly field: string; readonly values: readonly string[] }
  | { readonly is: 'range'; readonly field: string; readonly from: number | null; readonly to: number | null }
  | { readonly is: 'text'; readonly text: QueryNode }
  | { readonly is: 'exists'; readonly field: string }
  | { readonly is: 'not'; readonly condition: FilterCondition }
  | { readonly is: 'all-of' | 'any-of'; readonly conditions: readonly FilterCondition[] };

/** A field whose values the engine counts. */
export interface FacetRequest {
  readonly field: string;
  /** Maximum number of values, the most frequent first. Number fields return all of their values. */
  readonly size: number;
  /** Values to return with their labels however rare they are. */
  readonly including?: readonly string[];
  /** Restricts the values to those whose label contains this text. */
  readonly contains?: string;
  /** True to count all distinct values too, beyond those that are returned. */
  readonly distinct?: boolean;
}

export type SortField =
  | 'relevance'
  /** Of the words alone, whatever the age and the use of the records; without words, relevance. */
  | 'textRelevance'
  | 'date'
  | 'collected'
  | 'updatedHere'
  | 'citations'
  | 'views'
  | 'influence'
  | 'popularity'
  | 'impulse'
  | 'startDate'
  | 'endDate'
  | 'title';
