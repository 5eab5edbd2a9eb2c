import {
  getRecords,
  getSearchRecord,
  getSpelling,
  getSuggestions,
  getTotals,
  getValuesOverYears,
} from '@open-discovery/graph-client';
import type { SearchRecord, Spelling, Suggestions, ValuesOverYears } from '@open-discovery/graph-client';
import type { GraphRecord, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { ask } from './ask.ts';
import type { Asked } from './ask.ts';
import { ANSWER_TAG } from './graph-api.ts';
import type { GraphApi } from './graph-api.ts';

/**
 * What helps with a search beyond its results, as endpoints of the Graph API's slice. Apart, because no page needs them
 * before it reacts.
 * @example const { totals } = searchToolsOf(graphApi);
 */
export const searchToolsOf = (graphApi: GraphApi) =>
  graphApi.injectEndpoints({
    endpoints: (build) => ({
      suggestions: build.query<Asked<Suggestions>, { prefix: string; limit: number }>({
        queryFn: ({ prefix, limit }, _api, _extra, sendEndpoint) =>
          ask(sendEndpoint, getSuggestions(prefix, limit)),
        providesTags: [ANSWER_TAG],
      }),
      totals: build.query<Asked<readonly (number | null)[]>, readonly SearchQuery[]>({
        queryFn: (queries, _api, _extra, sendEndpoint) => ask(sendEndpoint, getTotals(queries)),
        providesTags: [ANSWER_TAG],
      }),
      spelling: build.query<Asked<readonly Spelling[]>, SearchQuery>({
        queryFn: (query, _api, _extra, sendEndpoint) => ask(sendEndpoint, getSpelling(query)),
        providesTags: [ANSWER_TAG],
      }),
      valuesOverYears: build.query<
        Asked<ValuesOverYears>,
        { query: SearchQuery; field: string; values?: readonly string[] }
      >({
        queryFn: ({ query, field, values }, _api, _extra, sendEndpoint) =>
          ask(sendEndpoint, getValuesOverYears(query, field, values)),
        providesTags: [ANSWER_TAG],
      }),
      searchRecord: build.query<Asked<SearchRecord>, SearchQuery>({
        queryFn: (query, _api, _extra, sendEndpoint) => ask(sendEndpoint, getSearchRecord(query)),
        providesTags: [ANSWER_TAG],
      }),
      records: build.query<Asked<readonly GraphRecord[]>, { kind: SearchedKind; ids: readonly string[] }>({
        queryFn: ({ kind, ids }, _api, _extra, sendEndpoint) =>
          ask<readonly GraphRecord[]>(sendEndpoint, getRecords(kind, ids)),
        providesTags: [ANSWER_TAG],
      }),
    }),
  }).endpoints;
