import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useLoaderData } from 'react-router-dom';

/** Returns the query that the page shows, as its loader parsed it; the empty query on pages without results. */
export const useShownQuery = (): SearchQuery =>
  useLoaderData<{ readonly query?: SearchQuery } | null | undefined>()?.query ?? EMPTY_QUERY;
