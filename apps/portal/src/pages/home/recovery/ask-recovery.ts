import { clearFilters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../app/routes.tsx';
import { searchTools } from '../../../app/search-tools.ts';
import { offersOf } from './offers.ts';

/** Asks how many results each offer has, and for other spellings of the words, under the filters and without any. */
export const askRecovery = async (
  { ask, graphApi }: Pick<RouteDependencies, 'ask' | 'graphApi'>,
  query: SearchQuery,
): Promise<void> => {
  const { totals, spelling } = searchTools(graphApi);
  const queries = offersOf(query).map((offer) => offer.query);
  await Promise.all([ask(totals, queries), ...[query, clearFilters(query)].map((one) => ask(spelling, one))]);
};
