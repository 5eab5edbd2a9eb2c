import type { Cluster } from './cluster.ts';
import { counted } from './cluster-answers.ts';
import type { Matches } from './read-by-place.ts';
import type { Dsl } from './to-query.ts';
import { KEPT, searchWhole } from './whole-answer.ts';

const COUNTS_PER_REQUEST = 100;

/** Returns the exact number of documents that each query matches. */
export const countEach = async (
  cluster: Cluster,
  queries: readonly Dsl[],
  { generation, call }: Omit<Matches, 'query'>,
): Promise<number[]> => {
  const counts: number[] = [];
  for (let from = 0; from < queries.length; from += COUNTS_PER_REQUEST) {
    const filters = queries.slice(from, from + COUNTS_PER_REQUEST);
    const body = { size: 0, track_total_hits: false, aggs: { counts: { filters: { filters } } } };
    const { aggregations } = await searchWhole(cluster, counted, {
      index: generation,
      body,
      call,
      query: KEPT,
    });
    counts.push(...aggregations.counts.buckets.map(({ doc_count: count }) => count));
  }
  return counts;
};
