import { readSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { usePortal } from '../runtime/portal-context.tsx';

/** The query that an address of a saved search or a search record asks for. */
export const useSnapshotQuery = (address: string): SearchQuery => {
  const { now } = usePortal();
  return useMemo(() => {
    const currentYear = new Date(now).getUTCFullYear();
    return readSearchAddress(new URLSearchParams(address), { currentYear }).query;
  }, [address, now]);
};
