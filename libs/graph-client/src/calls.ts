import { path, readList, readNumber, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { KINDS, kindOf } from '@open-discovery/model';
import type { RecordKind, RecordOf, SearchedKind } from '@open-discovery/model';
import { toGraphParameters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { IndexStatus, KindCounts, Overview, RelatedGroup, SearchPage } from './answers.ts';

export interface SearchOptions {
  /** Facet fields wanted. */
  readonly facets?: readonly string[];
  readonly facetSize?: number;
  /** Only values of one facet that contain a text. */
  readonly facetContains?: { readonly field: string; readonly text: string };
  readonly highlight?: boolean;
  readonly explain?: boolean;
}

/** One page of results for a query. */
export const searchRecords = (query: SearchQuery, options: SearchOptions = {}): Endpoint<SearchPage> => ({
  method: 'GET',
  path: KINDS[query.kind].collection,
  query: [...toGraphParameters(query, options)],
  parse: (json) => {
    const envelope = readObject(json, 'search');
    return {
      total: readNumber(readObject(envelope['header'], 'header')['numFound'], 'numFound'),
      results: readList(envelope['results'], 'results') as SearchPage['results'],
      facets: (envelope['facets'] ?? {}) as SearchPage['facets'],
      highlights: (envelope['highlights'] ?? {}) as SearchPage['highlights'],
      explain: (envelope['explain'] ?? {}) as SearchPage['explain'],
      recognised: (envelope['recognised'] ?? null) as SearchPage['recognised'],
      identifiers: (envelope['identifiers'] ?? null) as SearchPage['identifiers'],
      elsewhere: (envelope['elsewhere'] ?? []) as SearchPage['elsewhere'],
      relatedNames: (envelope['relatedNames'] ?? {}) as SearchPage['relatedNames'],
    };
  },
});

/** How many records of each kind the words of a query find; all other filters are left out. */
export const countKinds = ({
  keyword,
  text,
}: Pick<SearchQuery, 'keyword' | 'text'>): Endpoint<KindCounts> => ({
  method: 'GET',
  path: 'counts',
  query: [...parameter('search', keyword), ...parameter('q', text)],
  parse: (json) => readObject(readObject(json, 'counts')['counts'], 'counts') as KindCounts,
});

/** The whole graph at a glance. */
export const getOverview = (): Endpoint<Overview> => ({
  method: 'GET',
  path: 'overview',
  parse: (json) => {
    const overview = readObject(json, 'overview');
    readList(overview['years'], 'years');
    return overview as unknown as Overview;
  },
});

/** Which state of the records is being served. */
export const getStatus = (): Endpoint<IndexStatus> => ({
  method: 'GET',
  path: 'status',
  parse: (json) => {
    const status = readObject(json, 'status');
    readNumber(status['records'], 'records');
    return status as unknown as IndexStatus;
  },
});

/** A record by its kind and id. */
export const getRecord = <K extends RecordKind>(
  kind: K,
  id: string,
): Endpoint<RecordOf[K extends SearchedKind ? K : 'product']> => ({
  method: 'GET',
  path: path(KINDS[kindOf(kind)].collection, id),
  parse: (json) => {
    const record = readObject(json, 'record');
    readText(record['id'], 'record.id');
    return record as unknown as RecordOf[K extends SearchedKind ? K : 'product'];
  },
});

/** What a record is related to, grouped by relation, with counts and the first records of each. */
export const getRelated = (id: string): Endpoint<readonly RelatedGroup[]> => ({
  method: 'GET',
  path: path('related', id),
  parse: (json) => readList(readObject(json, 'related')['groups'], 'groups') as readonly RelatedGroup[],
});

const parameter = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]]);
