import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useCallback } from 'react';
import { useLazyFetch } from '../runtime/use-lazy-fetch.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { lookAt } from './new-since.ts';
import { withLook } from './saved-steps.ts';
import { savedStore } from './use-saved.ts';

/** Stores what a saved search finds now. When the request fails, its last look stays. */
export const useLook = (): ((query: SearchQuery) => Promise<void>) => {
  const { searchRecord } = usePortal().graphApi.endpoints;
  const ask = useLazyFetch();
  return useCallback(
    async (query) => {
      const found = await ask(searchRecord, query);
      if (found?.state === 'found')
        savedStore.change(withLook(formatResultsAddress({ ...query, page: 1 }), lookAt(found.value)));
    },
    [ask, searchRecord],
  );
};
