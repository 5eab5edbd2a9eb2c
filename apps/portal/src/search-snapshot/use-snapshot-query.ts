import { parseStoredQuery } from '../search/parse-search-address.ts';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { useCurrentYear } from '../runtime/use-current-year.ts';

/** Returns the query of the address of a saved search or a snapshot. */
export const useSnapshotQuery = (address: string): SearchQuery => {
  const currentYear = useCurrentYear();
  return useMemo(() => parseStoredQuery(new URLSearchParams(address), currentYear), [address, currentYear]);
};
