import { PRODUCT_TYPES } from '@open-discovery/model';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Stats } from './envelope.ts';

const ofType = (query: EngineQuery, type: string): EngineQuery => ({
  ...query,
  filters: [...query.filters, { name: 'stats', is: 'any', field: 'type', values: [type] }],
});

/** Returns the counts by type and the sum of citations of a query. */
export const fetchStats = async (query: EngineQuery, engine: SearchEngine): Promise<Stats> => {
  const byType = PRODUCT_TYPES.map((type) => ofType(query, type));
  const [counts, citations] = await Promise.all([engine.count(byType), engine.sum(query, 'citations')]);
  return {
    totalCitationsCount: citations,
    countsByType: Object.fromEntries(PRODUCT_TYPES.map((type, position) => [type, counts[position] ?? 0])),
  };
};
