import { withPage } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useLatestData } from '../../../runtime/use-latest-data.ts';

/** The most that the API returns at once; more than there are countries. */
const VALUES = 200;

/** Asks for the values of a field in the results; `undefined` until the first answer. */
export const useValueCounts = (query: SearchQuery, field: string) => {
  const { search } = usePortal().graphApi.endpoints;
  return useLatestData(search, {
    query: withPage(query, 1),
    options: { facets: [field], facetSize: VALUES, facetDistinct: false },
  });
};
