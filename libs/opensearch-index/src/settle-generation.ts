import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { completionsOf, labelsOf } from './names.ts';
import { repeat } from './repeat.ts';
import { searchWhole, whole } from './whole-answer.ts';

const LONG = { timeLimitMs: 600_000 };
/** Time in which all copies of the records are made before the publication; the rest follow after it. */
const COPIES_TIME = '60s';

const sums = whole.extend({
  hits: z.object({ total: z.object({ value: z.number() }) }),
  aggregations: z.object({ check: z.object({ value: z.number() }) }),
});

/** The number of replicas to make, and the documents that the writer has sent. */
interface Expected {
  readonly replicas: number;
  readonly documents: number;
  /** The sum of the documents' check numbers. */
  readonly checksum: number;
}

/** Makes a generation searchable on all of its copies, and compares it with what was sent. */
export const settleGeneration = async (
  cluster: Cluster,
  generation: string,
  { replicas, documents, checksum }: Expected,
): Promise<void> => {
  const indexes = [generation, labelsOf(generation), completionsOf(generation)].join(',');
  const settings = { index: { refresh_interval: null, number_of_replicas: replicas } };
  await cluster.command({ method: 'POST', path: `/${indexes}/_refresh` }, LONG);
  await cluster.command({ method: 'PUT', path: `/${indexes}/_settings`, body: settings }, LONG);
  const health = (status: string) =>
    cluster.command(
      {
        method: 'GET',
        path: `/_cluster/health/${indexes}`,
        query: { wait_for_status: status, timeout: COPIES_TIME },
      },
      LONG,
    );
  await health('yellow');
  await health('green').catch((error: unknown) => {
    // Searches need one copy; a node may be away for longer.
    if (!(error instanceof IndexError) || error.reason !== 'timeout') throw error;
  });
  const body = { size: 0, track_total_hits: true, aggs: { check: { sum: { field: 'check' } } } };
  // Visitors may fill the queue for searches.
  const answer = await repeat(() => searchWhole(cluster, sums, { index: generation, body, call: LONG }), {
    isPassing: (error) => error instanceof IndexError && error.reason === 'busy',
  });
  const { value: count } = answer.hits.total;
  if (count !== documents)
    throw new IndexError('document', `The search cluster has ${count} records instead of ${documents}.`);
  if (answer.aggregations.check.value !== checksum)
    throw new IndexError('document', 'The search cluster has other records than those that were sent.');
};
