import { KINDS } from '@open-discovery/model';
import { createParameters, toGraphParameters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

export type Entry = [name: string, value: string];

/** Returns the parameters of all results of a query, independent of its page. */
export const entriesOf = (query: SearchQuery): Entry[] =>
  [...toGraphParameters({ ...query, page: 1, size: 10 })].map(([name, value]): Entry => [name, value]);

export const collectionOf = ({ kind }: SearchQuery): string => KINDS[kind].collection;

/** Returns an address relative to the Graph API. */
export const addressOf = (collection: string, entries: readonly Entry[]): string =>
  `${collection}?${createParameters(entries).toString()}`;

/** Returns the address of a download of a query's results, relative to the Graph API; `format` is one of `EXPORT_FORMATS`. */
export const exportAddress = (query: SearchQuery, format: string, columns: readonly string[] = []): string =>
  addressOf(`${collectionOf(query)}/export`, [
    ...entriesOf(query),
    ['format', format],
    ...columns.map((column): Entry => ['column', column]),
  ]);

/** Returns the address of a download of records of any kind by their ids. */
export const exportRecordsAddress = (ids: readonly string[], format: string): string =>
  addressOf('export', [['format', format], ...ids.map((id): Entry => ['id', id])]);

/** Returns the address of a feed of a query's newest results. */
export const feedAddress = (query: SearchQuery, format: 'atom' | 'json'): string =>
  addressOf(`${collectionOf(query)}/feed`, [...entriesOf(query), ['format', format]]);
