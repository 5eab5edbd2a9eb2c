import { parseStoredQuery } from '../search/parse-search-address.ts';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { usePortal } from '../runtime/portal-context.tsx';

/** Returns the query of the address of a saved search or a snapshot. */
export const useSnapshotQuery = (address: string): SearchQuery => {
  const { now } = usePortal();
  return useMemo(() => {
    const currentYear = new Date(now).getUTCFullYear();
    return parseStoredQuery(new URLSearchParams(address), currentYear);
  }, [address, now]);
};
