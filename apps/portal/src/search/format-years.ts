import type { SearchQuery } from '@open-discovery/search-fields';

/**
 * Formats the years that limit a search.
 * @example formatYears({ from: 2018, to: null }) // '2018–…'
 */
export const formatYears = ({ from, to }: Pick<SearchQuery, 'from' | 'to'>): string =>
  from === to ? String(from) : `${from ?? '…'}–${to ?? '…'}`;
