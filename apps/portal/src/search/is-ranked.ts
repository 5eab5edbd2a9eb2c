import type { SearchQuery } from '@open-discovery/search-fields';

/** Reports whether a search has words, by which its results are ranked. */
export const isRanked = (query: SearchQuery): boolean => query.keyword !== '' || query.text !== '';
