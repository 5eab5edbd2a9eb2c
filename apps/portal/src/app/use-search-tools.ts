import { searchToolsOf } from '@open-discovery/portal-state/search-tools';
import { useMemo } from 'react';
import { usePortal } from './portal-context.tsx';

/** What helps with a search beyond its results; for parts that are loaded after the page has come alive. */
export const useSearchTools = () => {
  const { graphApi } = usePortal();
  return useMemo(() => searchToolsOf(graphApi), [graphApi]);
};
