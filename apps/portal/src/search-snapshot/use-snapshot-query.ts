import { readSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { usePortal } from '../runtime/portal-context.tsx';

/** Returns the query of the address of a saved search or a snapshot. */
export const useSnapshotQuery = (address: string): SearchQuery => {
  const { now } = usePortal();
  return useMemo(() => {
    const currentYear = new Date(now).getUTCFullYear();
    return readSearchAddress(new URLSearchParams(address), { currentYear }).query;
  }, [address, now]);
};
