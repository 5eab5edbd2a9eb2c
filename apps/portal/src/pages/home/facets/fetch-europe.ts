import { facetFields } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { searchTools } from '../../../runtime/search-tools.ts';
import { europeQuery } from './europe-query.ts';

const COUNTRY = 'country';

/** Fetches the count for all European countries, if the country field is offered. */
export const fetchEurope = async (
  { ask, graphApi }: Pick<RouteDependencies, 'ask' | 'graphApi'>,
  query: SearchQuery,
): Promise<void> => {
  if (!facetFields(query.kind, query).some(({ name }) => name === COUNTRY)) return;
  await ask(searchTools(graphApi).totals, [europeQuery(query, COUNTRY)]);
};
