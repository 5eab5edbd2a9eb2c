import { path } from '@open-discovery/http';
import type { LazyEndpoint } from '@open-discovery/http';
import type { RecordOf, SearchedKind } from '@open-discovery/model';
import { KINDS } from '@open-discovery/model';
import { searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { getJson } from './get-json.ts';
import { addressOf, collectionOf, entriesOf } from './search-addresses.ts';
import type { Entry } from './search-addresses.ts';
import type {
  FacetCounts,
  SearchRecord,
  SimilarWork,
  Spelling,
  Suggestions,
  ValuesOverYears,
} from './search-tool-responses.ts';

/** Completes a search text and returns the records that it identifies. */
export const getSuggestions = (prefix: string, limit: number): LazyEndpoint<Suggestions> =>
  getJson({
    path: 'suggest',
    query: [
      ['prefix', prefix],
      ['limit', String(limit)],
    ],
    parser: ({ parseSuggestions }) => parseSuggestions,
  });

/**
 * Returns the number of results of each query, in their order; `null` for a query that the API refuses.
 * @example getTotals([query, withKeyword(query, '')]);
 */
export const getTotals = (queries: readonly SearchQuery[]): LazyEndpoint<readonly (number | null)[]> =>
  getJson({
    path: 'totals',
    query: queries.map((query): Entry => ['of', addressOf(collectionOf(query), entriesOf(query))]),
    parser: ({ parseTotals }) => parseTotals,
  });

/** The facets to count, and the number of values of each. */
export interface CountedFacets {
  readonly facets: readonly string[];
  readonly size: number;
}

/**
 * Counts the results of a query and the values of its facets, without the results.
 * @example getFacetCounts(query, { facets: ['country'], size: 10 });
 */
export const getFacetCounts = (
  query: SearchQuery,
  { facets, size }: CountedFacets,
): LazyEndpoint<FacetCounts> =>
  getJson({
    path: collectionOf(query),
    query: [
      ...entriesOf(query),
      ['pageSize', '1'],
      ['facets', facets.join(',')],
      ['facetSize', String(size)],
    ],
    parser: ({ parseFacetCounts }) => parseFacetCounts,
  });

/** Returns other spellings of a query's words that have results under the same filters. */
export const getSpelling = (query: SearchQuery): LazyEndpoint<readonly Spelling[]> =>
  getJson({
    path: `${collectionOf(query)}/spelling`,
    query: entriesOf(query),
    parser: ({ parseSpellings }) => parseSpellings,
  });

/** Counts values of a facet field by year. Without values, the most frequent are counted. */
export const getValuesOverYears = (
  query: SearchQuery,
  field: string,
  values: readonly string[] = [],
): LazyEndpoint<ValuesOverYears> =>
  getJson({
    path: `${collectionOf(query)}/over-years`,
    query: [
      ...entriesOf(query),
      ['field', searchField(query.kind, field)?.indexField ?? field],
      ...values.map((value): Entry => ['value', value]),
    ],
    parser: ({ parseValuesOverYears }) => parseValuesOverYears,
  });

/** Returns the works that are about the same as a research product, the most similar first. */
export const getSimilar = (id: string): LazyEndpoint<readonly SimilarWork[]> =>
  getJson({ path: path('similar', id), parser: ({ parseSimilarWorks }) => parseSimilarWorks });

/** Returns the ids of a query's current results with a hash of each record's content. */
export const getSearchRecord = (query: SearchQuery): LazyEndpoint<SearchRecord> =>
  getJson({
    path: `${collectionOf(query)}/search-record`,
    query: entriesOf(query),
    parser: ({ parseSearchRecord }) => parseSearchRecord,
  });

/** Returns records of one kind by their ids, in no particular order; unknown ids are left out. */
export const getRecords = <K extends SearchedKind>(
  kind: K,
  ids: readonly string[],
): LazyEndpoint<readonly RecordOf[K][]> =>
  getJson({
    path: KINDS[kind].collection,
    query: [...ids.map((id): Entry => ['id', `"${id.replace(/["\\]/g, '\\$&')}"`]), ['pageSize', '100']],
    parser: ({ recordsParser }) => recordsParser(kind),
  });
