import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import { clearFilters } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { PageQueries } from '../../../runtime/route-services.ts';
import { offersOf } from './query-relaxations.ts';

/** The answers from which ways to more results are made. */
export interface RelaxationData {
  /** The results of each offer, in the order of `offersOf`. */
  readonly totals: QueryResult<QueryValue<'totals'>>;
  /** Other spellings of the words, under the filters of the query. */
  readonly spellings: QueryResult<QueryValue<'spelling'>>;
  /** The same without any filter. */
  readonly unfilteredSpellings: QueryResult<QueryValue<'spelling'>>;
}

/** Fetches how many results each offer has, and other spellings of the words. */
export const fetchRelaxations = async (
  { fetchQuery }: Pick<PageQueries, 'fetchQuery'>,
  query: SearchQuery,
): Promise<RelaxationData> => {
  const queries = offersOf(query).map((offer) => offer.query);
  const [totals, spellings, unfilteredSpellings] = await Promise.all([
    fetchQuery('totals', queries),
    fetchQuery('spelling', query),
    fetchQuery('spelling', clearFilters(query)),
  ]);
  return { totals, spellings, unfilteredSpellings };
};
