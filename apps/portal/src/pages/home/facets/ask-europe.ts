import type { PortalStore } from '@open-discovery/portal-state';
import { facetFields } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { searchTools } from '../../../app/search-tools.ts';
import { europeQuery } from './europe-query.ts';

const COUNTRY = 'country';

/** Asks for the count of the choice of any European country, where the field of countries is offered. */
export const askEurope = async (
  { store, graphApi }: Pick<PortalStore, 'store' | 'graphApi'>,
  query: SearchQuery,
): Promise<void> => {
  if (!facetFields(query.kind, query).some(({ name }) => name === COUNTRY)) return;
  await store.dispatch(
    searchTools(graphApi).totals.initiate([europeQuery(query, COUNTRY)], { subscribe: false }),
  );
};
