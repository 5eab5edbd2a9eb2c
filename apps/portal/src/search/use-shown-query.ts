import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useRouteLoaderData } from 'react-router-dom';

/** The id of home's route. */
export const HOME_ROUTE = 'home';

/** Returns the query that the page shows, as home's loader parsed it; the empty query on other pages. */
export const useShownQuery = (): SearchQuery =>
  // The router keeps loader data without its type.
  useRouteLoaderData<{ readonly query: SearchQuery }>(HOME_ROUTE)?.query ?? EMPTY_QUERY;
