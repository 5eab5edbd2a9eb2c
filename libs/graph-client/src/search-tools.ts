import { readList, readObject, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { KINDS } from '@open-discovery/model';
import { createParameters, toGraphParameters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { SearchRecord, Spelling, ValuesOverYears } from './search-tool-answers.ts';

type Entry = [name: string, value: string];

/** What asks for all results of a query, wherever its page stands. */
const entriesOf = (query: SearchQuery): Entry[] =>
  [...toGraphParameters({ ...query, page: 1, size: 10 })].map(([name, value]): Entry => [name, value]);

const collectionOf = ({ kind }: SearchQuery): string => KINDS[kind].collection;

/** An address below the Graph API: `collection` and what stands behind the question mark. */
const addressOf = (collection: string, entries: readonly Entry[]): string =>
  `${collection}?${createParameters(entries).toString()}`;

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

/** Where the results of a query are downloaded, below the Graph API; `format` is one of `EXPORT_FORMATS`. */
export const exportAddress = (query: SearchQuery, format: string, columns: readonly string[] = []): string =>
  addressOf(`${collectionOf(query)}/export`, [
    ...entriesOf(query),
    ['format', format],
    ...columns.map((column): Entry => ['column', column]),
  ]);

/** Where records of any kind are downloaded by their ids. */
export const exportRecordsAddress = (ids: readonly string[], format: string): string =>
  addressOf('export', [['format', format], ...ids.map((id): Entry => ['id', id])]);

/** Where the newest results of a query are read as a feed. */
export const feedAddress = (query: SearchQuery, format: 'atom' | 'json'): string =>
  addressOf(`${collectionOf(query)}/feed`, [...entriesOf(query), ['format', format]]);
