import { printQueryText } from '@open-discovery/search-fields';
import type { CollectionParameters } from './collection-input.ts';

/** Returns the words of a search for use in titles and file names; empty if it has only filters. */
export const searchText = ({ common: { search, q } }: CollectionParameters): string =>
  [
    ...(search.op === 'all' ? [] : [printQueryText(search, { fields: [] })]),
    ...(q.op === 'all' ? [] : [printQueryText(q)]),
  ].join(' ');
