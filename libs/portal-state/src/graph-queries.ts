import {
  countKinds,
  getFacetCounts,
  getOverview,
  getRecord,
  getRecords,
  getRelated,
  getSearchRecord,
  getSimilar,
  getSpelling,
  getStatus,
  getSuggestions,
  getTotals,
  getValuesOverYears,
  searchRecords,
} from '@open-discovery/graph-client';
import type { CountedFacets, SearchOptions } from '@open-discovery/graph-client';
import type { AnyEndpoint } from '@open-discovery/http';
import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { QueryResult } from './query-result.ts';

/** A search and what its page of results contains. */
export interface SearchArguments {
  readonly query: SearchQuery;
  readonly options: SearchOptions;
}

/** Values of one field to count by year; without values, the most frequent ones. */
export interface ValuesOverYearsArguments {
  readonly query: SearchQuery;
  readonly field: string;
  readonly values?: readonly string[];
}

/**
 * Marks the call of a figure. Dashboards count all works of a stakeholder, which may take longer than searches may.
 * Spec §9 "statistics".
 */
const asStatistics = <T>(endpoint: AnyEndpoint<T>): AnyEndpoint<T> => ({
  ...endpoint,
  service: 'statistics',
});

/** Every query of the Graph API: its name, and the call that its argument makes. */
export const GRAPH_QUERIES = {
  search: ({ query, options }: SearchArguments) => searchRecords(query, options),
  counts: (words: Pick<SearchQuery, 'keyword' | 'text'>) => countKinds(words),
  overview: (_none: undefined) => getOverview(),
  status: (_none: undefined) => getStatus(),
  record: ({ kind, id }: { readonly kind: RecordKind; readonly id: string }): AnyEndpoint<GraphRecord> =>
    getRecord(kind, id),
  related: (id: string) => getRelated(id),
  similar: (id: string) => getSimilar(id),
  suggestions: ({ prefix, limit }: { readonly prefix: string; readonly limit: number }) =>
    getSuggestions(prefix, limit),
  totals: (queries: readonly SearchQuery[]) => getTotals(queries),
  spelling: (query: SearchQuery) => getSpelling(query),
  valuesOverYears: ({ query, field, values }: ValuesOverYearsArguments) =>
    getValuesOverYears(query, field, values),
  figureCounts: ({ query, ...facets }: CountedFacets & { readonly query: SearchQuery }) =>
    asStatistics(getFacetCounts(query, facets)),
  figureTotals: (queries: readonly SearchQuery[]) => asStatistics(getTotals(queries)),
  figureYears: ({ query, field, values }: ValuesOverYearsArguments) =>
    asStatistics(getValuesOverYears(query, field, values)),
  searchRecord: (query: SearchQuery) => getSearchRecord(query),
  records: ({
    kind,
    ids,
  }: {
    readonly kind: SearchedKind;
    readonly ids: readonly string[];
  }): AnyEndpoint<readonly GraphRecord[]> => getRecords(kind, ids),
} as const;

export type QueryName = keyof typeof GRAPH_QUERIES;
export type QueryArgument<Name extends QueryName> = Parameters<(typeof GRAPH_QUERIES)[Name]>[0];
export type QueryValue<Name extends QueryName> =
  ReturnType<(typeof GRAPH_QUERIES)[Name]> extends AnyEndpoint<infer Value> ? Value : never;

/**
 * Runs a query of the Graph API. The same query is sent once: per page on a server, and until its cache entry expires in
 * a browser. Never rejects.
 */
export type QueryRunner = <Name extends QueryName>(
  name: Name,
  argument: QueryArgument<Name>,
) => Promise<QueryResult<QueryValue<Name>>>;

/** A query with its result, for the cache of a browser. */
export type AnsweredQuery = {
  readonly [Name in QueryName]: {
    readonly name: Name;
    readonly argument: QueryArgument<Name>;
    readonly result: QueryResult<QueryValue<Name>>;
  };
}[QueryName];
