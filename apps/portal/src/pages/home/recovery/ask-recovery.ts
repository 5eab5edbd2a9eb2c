import type { PortalStore } from '@open-discovery/portal-state';
import { clearFilters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { searchTools } from '../../../app/search-tools.ts';
import { offersOf } from './offers.ts';

/** Asks how many results each offer has, and for other spellings of the words, under the filters and without any. */
export const askRecovery = async (
  { store, graphApi }: Pick<PortalStore, 'store' | 'graphApi'>,
  query: SearchQuery,
): Promise<void> => {
  const { totals, spelling } = searchTools(graphApi);
  const queries = offersOf(query).map((offer) => offer.query);
  await Promise.all([
    store.dispatch(totals.initiate(queries, { subscribe: false })),
    ...[query, clearFilters(query)].map((one) =>
      store.dispatch(spelling.initiate(one, { subscribe: false })),
    ),
  ]);
};
