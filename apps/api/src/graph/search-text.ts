import { printQueryText } from '@open-discovery/search-fields';
import type { CollectionParameters } from './collection-input.ts';

/** What a search asks for in words, to name what comes of it; empty for one that only filters. */
export const wordsOf = ({ common: { search, q } }: CollectionParameters): string =>
  [
    ...(search.op === 'all' ? [] : [printQueryText(search, { fields: [] })]),
    ...(q.op === 'all' ? [] : [printQueryText(q)]),
  ].join(' ');
