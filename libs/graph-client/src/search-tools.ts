import { readList, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import type { RecordOf, SearchedKind } from '@open-discovery/model';
import { KINDS } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { addressOf, collectionOf, entriesOf } from './search-addresses.ts';
import type { Entry } from './search-addresses.ts';
import type { SearchRecord, Spelling, Suggestions, ValuesOverYears } from './search-tool-answers.ts';

/** What is typed, completed, and the records that it identifies. */
export const getSuggestions = (prefix: string, limit: number): Endpoint<Suggestions> => ({
  method: 'GET',
  path: 'suggest',
  query: [
    ['prefix', prefix],
    ['limit', String(limit)],
  ],
  parse: (json) => {
    const answer = readObject(json, 'suggest');
    readList(answer['suggestions'], 'suggestions');
    readList(answer['records'], 'records');
    return answer as unknown as Suggestions;
  },
});

/**
 * How many records each of the queries finds, in their order; `null` for one that the API refuses.
 * @example getTotals([query, withKeyword(query, '')]);
 */
export const getTotals = (queries: readonly SearchQuery[]): Endpoint<readonly (number | null)[]> => ({
  method: 'GET',
  path: 'totals',
  query: queries.map((query): Entry => ['of', addressOf(collectionOf(query), entriesOf(query))]),
  parse: (json) => readList(readObject(json, 'totals')['totals'], 'totals') as readonly (number | null)[],
});

/** Other spellings of the words of a query that find something under the same filters. */
export const getSpelling = (query: SearchQuery): Endpoint<readonly Spelling[]> => ({
  method: 'GET',
  path: `${collectionOf(query)}/spelling`,
  query: entriesOf(query),
  parse: (json) =>
    readList(readObject(json, 'spelling')['suggestions'], 'suggestions') as readonly Spelling[],
});

/** Counts by year of values of a facet field, given by its name in the index; without values, of its most frequent. */
export const getValuesOverYears = (
  query: SearchQuery,
  field: string,
  values: readonly string[] = [],
): Endpoint<ValuesOverYears> => ({
  method: 'GET',
  path: `${collectionOf(query)}/over-years`,
  query: [...entriesOf(query), ['field', field], ...values.map((value): Entry => ['value', value])],
  parse: (json) => {
    const answer = readObject(json, 'over-years');
    readList(answer['years'], 'years');
    readList(answer['rows'], 'rows');
    return answer as unknown as ValuesOverYears;
  },
});

/** What the query finds now, with a hash of each record. */
export const getSearchRecord = (query: SearchQuery): Endpoint<SearchRecord> => ({
  method: 'GET',
  path: `${collectionOf(query)}/search-record`,
  query: entriesOf(query),
  parse: (json) => {
    const record = readObject(json, 'search-record');
    readText(record['contentHash'], 'contentHash');
    readList(record['records'], 'records');
    return record as unknown as SearchRecord;
  },
});

/** Records of a kind by their ids, in no particular order; ids that nobody has are left out. */
export const getRecords = <K extends SearchedKind>(
  kind: K,
  ids: readonly string[],
): Endpoint<readonly RecordOf[K][]> => ({
  method: 'GET',
  path: KINDS[kind].collection,
  query: [...ids.map((id): Entry => ['id', `"${id.replace(/["\\]/g, '\\$&')}"`]), ['pageSize', '100']],
  parse: (json) => readList(readObject(json, 'records')['results'], 'results') as readonly RecordOf[K][],
});
