import { withPage } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useKeepPreviousData } from '../../../runtime/use-keep-previous-data.ts';
import { useQueryData } from '../../../runtime/use-query-data.ts';

/** The most that the API returns at once; more than there are countries. */
const VALUES = 200;

/** Returns the counts of the values of a field in the results; `undefined` until the first answer. */
export const useValueCounts = (query: SearchQuery, field: string) => {
  const { search } = usePortal().graphApi.endpoints;
  const counts = useQueryData(search, {
    query: withPage(query, 1),
    options: { facets: [field], facetSize: VALUES, facetDistinct: false },
  });
  return useKeepPreviousData(counts);
};
