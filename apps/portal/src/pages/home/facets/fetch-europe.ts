import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import { chosenValues, facetFields } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { PageQueries } from '../../../runtime/route-services.ts';
import { FACETS_OPEN } from '../../../search/search-arguments.ts';
import { europeQuery } from './europe-query.ts';

const COUNTRY = 'country';

/** A list of one: how many results any European country would have. */
export type EuropeCount = QueryResult<QueryValue<'totals'>>;

const isOpen = (query: SearchQuery): boolean => {
  const at = facetFields(query.kind, query).findIndex(({ name }) => name === COUNTRY);
  return at >= 0 && (at < FACETS_OPEN || chosenValues(query, COUNTRY).length > 0);
};

/** Counts the results for any European country where the facet of countries is open at first. */
export const fetchEurope = async (
  { fetchQuery }: Pick<PageQueries, 'fetchQuery'>,
  query: SearchQuery,
): Promise<EuropeCount | null> =>
  isOpen(query) ? fetchQuery('totals', [europeQuery(query, COUNTRY)]) : null;
