import {
  countKinds,
  getOverview,
  getRecord,
  getRelated,
  getStatus,
  searchRecords,
} from '@open-discovery/graph-client';
import type {
  IndexStatus,
  KindCounts,
  Overview,
  RelatedGroup,
  SearchOptions,
  SearchPage,
} from '@open-discovery/graph-client';
import type { RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { createApi } from '@reduxjs/toolkit/query';
import { ask } from './ask.ts';
import type { Asked } from './ask.ts';
import type { ServiceQuery } from './base-query.ts';
import { KEPT_SECONDS } from './kept-seconds.ts';

/** On every answer: a page that is asked for once more marks them all as stale. */
export const ANSWER_TAG = 'answer';

/** The slice of the Graph API: search and records. The query itself lives in the page's address. */
export const createGraphApi = (baseQuery: ServiceQuery) =>
  createApi({
    reducerPath: 'graph',
    baseQuery,
    keepUnusedDataFor: KEPT_SECONDS,
    tagTypes: [ANSWER_TAG],
    endpoints: (build) => ({
      search: build.query<Asked<SearchPage>, { query: SearchQuery; options: SearchOptions }>({
        queryFn: ({ query, options }, _api, _extra, sendEndpoint) =>
          ask(sendEndpoint, searchRecords(query, options)),
        providesTags: [ANSWER_TAG],
      }),
      counts: build.query<Asked<KindCounts>, Pick<SearchQuery, 'keyword' | 'text'>>({
        queryFn: (words, _api, _extra, sendEndpoint) => ask(sendEndpoint, countKinds(words)),
        providesTags: [ANSWER_TAG],
      }),
      overview: build.query<Asked<Overview>, undefined>({
        queryFn: (_none, _api, _extra, sendEndpoint) => ask(sendEndpoint, getOverview()),
        providesTags: [ANSWER_TAG],
      }),
      status: build.query<Asked<IndexStatus>, undefined>({
        queryFn: (_none, _api, _extra, sendEndpoint) => ask(sendEndpoint, getStatus()),
        providesTags: [ANSWER_TAG],
      }),
      record: build.query<Asked<RecordOf[SearchedKind]>, { kind: RecordKind; id: string }>({
        queryFn: ({ kind, id }, _api, _extra, sendEndpoint) =>
          ask<RecordOf[SearchedKind]>(sendEndpoint, getRecord(kind, id)),
        providesTags: [ANSWER_TAG],
      }),
      related: build.query<Asked<readonly RelatedGroup[]>, string>({
        queryFn: (id, _api, _extra, sendEndpoint) => ask(sendEndpoint, getRelated(id)),
        providesTags: [ANSWER_TAG],
      }),
    }),
  });

export type GraphApi = ReturnType<typeof createGraphApi>;
