import {
  countKinds,
  getOverview,
  getRecord,
  getRelated,
  getStatus,
  getSuggestions,
  searchRecords,
} from '@open-discovery/graph-client';
import type {
  IndexStatus,
  KindCounts,
  Overview,
  RelatedGroup,
  SearchOptions,
  SearchPage,
  Suggestion,
} from '@open-discovery/graph-client';
import { statusOf } from '@open-discovery/http';
import type { Endpoint, HttpError } from '@open-discovery/http';
import type { RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** What a page shows of something asked: expected failures are data, so that the browser does not ask again. */
export type Asked<T> =
  | { readonly state: 'found'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: HttpError };

type GraphBaseQuery = BaseQueryFn<Endpoint<unknown>, unknown, HttpError>;
type Send = (endpoint: Endpoint<unknown>) => ReturnType<GraphBaseQuery>;

const ask = async <T>(sendEndpoint: Send, endpoint: Endpoint<T>): Promise<{ data: Asked<T> }> => {
  const answer = await sendEndpoint(endpoint);
  if (!answer.error) return { data: { state: 'found', value: answer.data as T } };
  return {
    data: statusOf(answer.error) === 404 ? { state: 'missing' } : { state: 'failed', error: answer.error },
  };
};

/** The slice of the Graph API: search and records. The query itself lives in the page's address. */
export const createGraphApi = (baseQuery: GraphBaseQuery) =>
  createApi({
    reducerPath: 'graph',
    baseQuery,
    keepUnusedDataFor: 300,
    endpoints: (build) => ({
      search: build.query<Asked<SearchPage>, { query: SearchQuery; options: SearchOptions }>({
        queryFn: ({ query, options }, _api, _extra, sendEndpoint) =>
          ask(sendEndpoint, searchRecords(query, options)),
      }),
      counts: build.query<Asked<KindCounts>, Pick<SearchQuery, 'keyword' | 'text'>>({
        queryFn: (words, _api, _extra, sendEndpoint) => ask(sendEndpoint, countKinds(words)),
      }),
      overview: build.query<Asked<Overview>, undefined>({
        queryFn: (_none, _api, _extra, sendEndpoint) => ask(sendEndpoint, getOverview()),
      }),
      status: build.query<Asked<IndexStatus>, undefined>({
        queryFn: (_none, _api, _extra, sendEndpoint) => ask(sendEndpoint, getStatus()),
      }),
      record: build.query<Asked<RecordOf[SearchedKind]>, { kind: RecordKind; id: string }>({
        queryFn: ({ kind, id }, _api, _extra, sendEndpoint) =>
          ask<RecordOf[SearchedKind]>(sendEndpoint, getRecord(kind, id)),
      }),
      related: build.query<Asked<readonly RelatedGroup[]>, string>({
        queryFn: (id, _api, _extra, sendEndpoint) => ask(sendEndpoint, getRelated(id)),
      }),
      suggestions: build.query<Asked<readonly Suggestion[]>, { prefix: string; limit: number }>({
        queryFn: ({ prefix, limit }, _api, _extra, sendEndpoint) =>
          ask(sendEndpoint, getSuggestions(prefix, limit)),
      }),
    }),
  });

export type GraphApi = ReturnType<typeof createGraphApi>;
