import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useCallback } from 'react';
import { useFetchQuery } from '../runtime/use-fetch-query.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { lookAt } from './new-since.ts';
import { withLook } from './saved-steps.ts';
import { savedStore } from './use-saved.ts';

/** Stores what a saved search finds now. When the request fails, its last look stays. */
export const useLook = (): ((query: SearchQuery) => Promise<void>) => {
  const { searchRecord } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  return useCallback(
    async (query) => {
      const found = await fetchQuery(searchRecord, query);
      if (found?.state === 'found')
        savedStore.change(withLook(formatResultsAddress({ ...query, page: 1 }), lookAt(found.value)));
    },
    [fetchQuery, searchRecord],
  );
};
