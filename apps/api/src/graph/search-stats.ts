import { PRODUCT_TYPES } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts';
import type { Stats } from './envelope.ts';

/** The facet from whose histogram the citations are summed. */
const CITATIONS_FACET = { field: 'citations', size: 1 };

/** Adds the facet that {@link fetchStats} reads. */
export const withCitationsFacet = (query: EngineQuery): EngineQuery => ({
  ...query,
  facets: [...(query.facets ?? []).filter(({ field }) => field !== CITATIONS_FACET.field), CITATIONS_FACET],
});

const ofType = (query: EngineQuery, type: string): EngineQuery => ({
  ...query,
  filters: [...query.filters, { name: 'stats', is: 'any', field: 'type', values: [type] }],
});

/** Returns the counts by type and the sum of citations. The query must have {@link withCitationsFacet}. */
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
