import { PRODUCT_TYPES } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts';
import type { Stats } from './envelope.ts';

/** The facet whose histogram gives the sum of citations. */
const CITATIONS_FACET = { field: 'citations', size: 1 };

/** The search with what {@link fetchStats} reads from its answer. */
export const withCitationsFacet = (query: EngineQuery): EngineQuery => ({
  ...query,
  facets: [...(query.facets ?? []).filter(({ field }) => field !== CITATIONS_FACET.field), CITATIONS_FACET],
});

const ofType = (query: EngineQuery, type: string): EngineQuery => ({
  ...query,
  filters: [...query.filters, { name: 'stats', is: 'any', field: 'type', values: [type] }],
});

/** Counts by type of a search, and the sum of its citations out of the answer's histogram. */
export const fetchStats = async (
  query: EngineQuery,
  answer: SearchAnswer,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<Stats> => {
  const counts = await engine.count(
    PRODUCT_TYPES.map((type) => ofType(query, type)),
    signal,
  );
  const histogram = answer.facets[CITATIONS_FACET.field]?.values ?? [];
  return {
    totalCitationsCount: histogram.reduce((sum, { value, count }) => sum + Number(value) * count, 0),
    countsByType: Object.fromEntries(PRODUCT_TYPES.map((type, position) => [type, counts[position] ?? 0])),
  };
};
