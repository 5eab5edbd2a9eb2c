import { clearFilters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { searchTools } from '../../../runtime/search-tools.ts';
import { offersOf } from './query-relaxations.ts';

/**
 * Fetches the number of results of each relaxed query, and other spellings of the words with and without the
 * filters.
 */
export const fetchRelaxations = async (
  { ask, graphApi }: Pick<RouteDependencies, 'ask' | 'graphApi'>,
  query: SearchQuery,
): Promise<void> => {
  const { totals, spelling } = searchTools(graphApi);
  const queries = offersOf(query).map((offer) => offer.query);
  await Promise.all([ask(totals, queries), ...[query, clearFilters(query)].map((one) => ask(spelling, one))]);
};
