import { KINDS } from '@open-discovery/model';
import { createParameters, toGraphParameters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

export type Entry = [name: string, value: string];

/** What asks for all results of a query, wherever its page stands. */
export const entriesOf = (query: SearchQuery): Entry[] =>
  [...toGraphParameters({ ...query, page: 1, size: 10 })].map(([name, value]): Entry => [name, value]);

export const collectionOf = ({ kind }: SearchQuery): string => KINDS[kind].collection;

/** An address below the Graph API: `collection` and what stands behind the question mark. */
export const addressOf = (collection: string, entries: readonly Entry[]): string =>
  `${collection}?${createParameters(entries).toString()}`;

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
