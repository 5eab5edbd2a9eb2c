import type { UpstreamCall } from '@open-discovery/graph-upstream';
import type { EngineQuery, Filter } from '../engine-query.ts';
import { fetchPage, kindsOf, parametersOf } from './search-upstream.ts';
import type { UpstreamSource } from './upstream-source.ts';

/** The page that the results of a portal ask for, too. */
const FIRST_PAGE = { pageSize: '10' };

const isType = (filter: Filter): boolean =>
  filter.is === 'any' && filter.field === 'type' && filter.values.length === 1;

/** Takes one product type out of a query: the numbers of all types come with the answer for any of them. */
const withoutType = (query: EngineQuery): { readonly query: EngineQuery; readonly type: string | null } => {
  const [type, ...others] = query.filters.filter(isType);
  if (query.kind !== 'product' || type?.is !== 'any' || others.length > 0) return { query, type: null };
  return {
    query: { ...query, filters: query.filters.filter((filter) => filter !== type) },
    type: type.values[0] ?? null,
  };
};

const countOne = async (source: UpstreamSource, given: EngineQuery, call: UpstreamCall): Promise<number> => {
  const { query, type } = withoutType({ ...given, sort: undefined });
  let total = 0;
  for (const kind of kindsOf(query)) {
    const parameters = parametersOf(source, kind, query);
    if (parameters === null) continue;
    const page = await fetchPage(source, kind, { parameters, page: FIRST_PAGE, call });
    total += type === null ? page.total : (page.stats?.countsByType[type] ?? 0);
  }
  return total;
};

export const countQueries = (
  source: UpstreamSource,
  queries: readonly EngineQuery[],
  call: UpstreamCall,
): Promise<number[]> => Promise.all(queries.map((query) => countOne(source, query, call)));

/** Returns the sum of the citations of all products of a query. */
export const sumCitations = async (
  source: UpstreamSource,
  query: EngineQuery,
  call: UpstreamCall,
): Promise<number> => {
  const parameters = parametersOf(source, 'product', { ...query, sort: undefined });
  if (parameters === null) return 0;
  const page = await fetchPage(source, 'product', { parameters, page: FIRST_PAGE, call });
  return page.stats?.citations ?? 0;
};
