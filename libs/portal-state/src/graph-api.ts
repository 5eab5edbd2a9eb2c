import type { AnyEndpoint, HttpError } from '@open-discovery/http';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { CACHE_SECONDS } from './cache-seconds.ts';
import { GRAPH_QUERIES } from './graph-queries.ts';
import { toQueryResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { senderFor } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/** The tag of every answer. Invalidating it refetches all that a page shows. */
export const GRAPH_TAG = 'Graph';

/** Creates the slice of the Graph API: an endpoint for each of {@link GRAPH_QUERIES}. */
export const createGraphApi = (sendTo: ServiceSender) =>
  createApi({
    reducerPath: 'graph',
    baseQuery: fakeBaseQuery<HttpError>(),
    keepUnusedDataFor: CACHE_SECONDS,
    tagTypes: [GRAPH_TAG],
    endpoints: (build) => {
      const query = <Argument, Value>(toEndpoint: (argument: Argument) => AnyEndpoint<Value>) =>
        build.query<QueryResult<Value>, Argument>({
          queryFn: async (argument, call) => ({
            data: toQueryResult(await senderFor(sendTo, call)(toEndpoint(argument))),
          }),
          providesTags: [GRAPH_TAG],
        });
      return {
        search: query(GRAPH_QUERIES.search),
        counts: query(GRAPH_QUERIES.counts),
        overview: query(GRAPH_QUERIES.overview),
        status: query(GRAPH_QUERIES.status),
        record: query(GRAPH_QUERIES.record),
        related: query(GRAPH_QUERIES.related),
        suggestions: query(GRAPH_QUERIES.suggestions),
        totals: query(GRAPH_QUERIES.totals),
        spelling: query(GRAPH_QUERIES.spelling),
        valuesOverYears: query(GRAPH_QUERIES.valuesOverYears),
        figureCounts: query(GRAPH_QUERIES.figureCounts),
        figureTotals: query(GRAPH_QUERIES.figureTotals),
        figureYears: query(GRAPH_QUERIES.figureYears),
        searchRecord: query(GRAPH_QUERIES.searchRecord),
        records: query(GRAPH_QUERIES.records),
      };
    },
  });

export type GraphApi = ReturnType<typeof createGraphApi>;
