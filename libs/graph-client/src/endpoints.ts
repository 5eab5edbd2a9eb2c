import { path } from '@open-discovery/http';
import type { LazyEndpoint } from '@open-discovery/http';
import { KINDS, kindOf } from '@open-discovery/model';
import type { RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import { toGraphParameters } from '@open-discovery/search-fields';
import type { GraphParameterOptions, SearchQuery } from '@open-discovery/search-fields';
import { getJson } from './get-json.ts';
import type {
  IndexStatus,
  KindCounts,
  Overview,
  RecordWithRelated,
  RelatedGroup,
  SearchPage,
} from './responses.ts';

/** The contents of a page of results. */
export type SearchOptions = GraphParameterOptions;

/** Returns one page of results for a query. */
export const searchRecords = (query: SearchQuery, options: SearchOptions = {}): LazyEndpoint<SearchPage> =>
  getJson({
    path: KINDS[query.kind].collection,
    query: [...toGraphParameters(query, options)],
    parser: ({ searchPageParser }) => searchPageParser(query.kind),
  });

/** Counts the records of each kind that match the words of a query; all other filters are ignored. */
export const countKinds = ({
  keyword,
  text,
}: Pick<SearchQuery, 'keyword' | 'text'>): LazyEndpoint<KindCounts> =>
  getJson({
    path: 'counts',
    query: [...parameter('search', keyword), ...parameter('q', text)],
    parser: ({ parseKindCounts }) => parseKindCounts,
  });

/** Returns totals, newest records and communities of the whole graph. */
export const getOverview = (): LazyEndpoint<Overview> =>
  getJson({ path: 'overview', parser: ({ parseOverview }) => parseOverview });

/** Returns the generation of the index that is being served. */
export const getStatus = (): LazyEndpoint<IndexStatus> =>
  getJson({ path: 'status', parser: ({ parseIndexStatus }) => parseIndexStatus });

export const getRecord = (kind: RecordKind, id: string): LazyEndpoint<RecordOf[SearchedKind]> =>
  getJson({
    path: path(KINDS[kindOf(kind)].collection, id),
    parser: ({ recordParser }) => recordParser(kindOf(kind)),
  });

/** Returns a record by its kind and id, and the records related to it, in one call. */
export const getRecordWithRelated = (kind: RecordKind, id: string): LazyEndpoint<RecordWithRelated> =>
  getJson({
    path: path(KINDS[kindOf(kind)].collection, id, 'with-related'),
    parser: ({ recordWithRelatedParser }) => recordWithRelatedParser(kindOf(kind)),
  });

/** Returns the records related to a record, grouped by relation, with counts and the first records of each group. */
export const getRelated = (id: string): LazyEndpoint<readonly RelatedGroup[]> =>
  getJson({ path: path('related', id), parser: ({ parseRelatedGroups }) => parseRelatedGroups });

const parameter = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]]);
