import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import { facetFields } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { PageQueries } from '../../../runtime/route-services.ts';
import { europeQuery } from './europe-query.ts';

const COUNTRY = 'country';

/** A list of one: how many results any European country would have. */
export type EuropeCount = QueryResult<QueryValue<'totals'>>;

/** Fetches how many results any European country would have; `null` where the field of countries is not offered. */
export const fetchEurope = async (
  { fetchQuery }: Pick<PageQueries, 'fetchQuery'>,
  query: SearchQuery,
): Promise<EuropeCount | null> =>
  facetFields(query.kind, query).some(({ name }) => name === COUNTRY)
    ? fetchQuery('totals', [europeQuery(query, COUNTRY)])
    : null;
