import type { AnyEndpoint, HttpError } from '@open-discovery/http';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { CACHE_SECONDS } from './cache-seconds.ts';
import type { GRAPH_QUERIES } from './graph-queries.ts';
import { toQueryResult, toSearchResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { senderFor } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/** The tag of every answer. Invalidating it refetches all that a page shows. */
export const GRAPH_TAG = 'Graph';

/** Creates the slice of the Graph API: an endpoint for each query. */
export const createGraphApi = (sendTo: ServiceSender, queries: typeof GRAPH_QUERIES) =>
  createApi({
    reducerPath: 'graph',
    baseQuery: fakeBaseQuery<HttpError>(),
    keepUnusedDataFor: CACHE_SECONDS,
    tagTypes: [GRAPH_TAG],
    endpoints: (build) => {
      const query = <Argument, Value>(
        toEndpoint: (argument: Argument) => AnyEndpoint<Value>,
        toResult: typeof toQueryResult = toQueryResult,
      ) =>
        build.query<QueryResult<Value>, Argument>({
          queryFn: async (argument, call) => ({
            data: toResult(await senderFor(sendTo, call)(toEndpoint(argument))),
          }),
          providesTags: [GRAPH_TAG],
        });
      return {
        search: query(queries.search, toSearchResult),
        counts: query(queries.counts),
        overview: query(queries.overview),
        status: query(queries.status),
        record: query(queries.record),
        related: query(queries.related),
        similar: query(queries.similar),
        suggestions: query(queries.suggestions),
        totals: query(queries.totals),
        spelling: query(queries.spelling),
        valuesOverYears: query(queries.valuesOverYears),
        figureCounts: query(queries.figureCounts),
        figureTotals: query(queries.figureTotals),
        figureYears: query(queries.figureYears),
        searchRecord: query(queries.searchRecord),
        records: query(queries.records),
      };
    },
  });

export type GraphApi = ReturnType<typeof createGraphApi>;
