import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { RouteDependencies } from '../../../runtime/route-services.ts';
import { draftQueries, listedFields, valuesRequest } from './builder-requests.ts';
import { draftOfText } from './query-draft.ts';

/** The initial data of a query's builder. */
export interface BuilderData {
  /** The results of the whole query, then of each row. */
  readonly totals: QueryResult<QueryValue<'totals'>>;
  /** A search with the values of each field that a row lists, by the field's name. */
  readonly values: Readonly<Record<string, QueryResult<QueryValue<'search'>>>>;
}

/** Fetches the counts of the builder's rows, and the values of the fields in them. */
export const fetchBuilder = async (
  { fetchQuery, currentYear }: Pick<RouteDependencies, 'fetchQuery' | 'currentYear'>,
  query: SearchQuery,
): Promise<BuilderData> => {
  const draft = draftOfText(query.text);
  const [totals, values] = await Promise.all([
    fetchQuery('totals', draftQueries(query, draft, currentYear)),
    Promise.all(
      listedFields(query.kind, draft).map(
        async (field) => [field, await fetchQuery('search', valuesRequest(query.kind, field))] as const,
      ),
    ),
  ]);
  return { totals, values: Object.fromEntries(values) };
};
