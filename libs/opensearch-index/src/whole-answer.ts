import { IndexError } from '@open-discovery/search-index';
import type { CallOptions } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { IN_PART } from './cluster-problems.ts';

/** An answer without some of the records would be a wrong one. */
const WHOLE = { allow_partial_search_results: false };

/** A generation never changes, so that nodes may keep answers until they need the memory. */
export const KEPT = { request_cache: true };

/** The part of an answer that tells whether all records were searched. */
export const whole = z.object({
  timed_out: z.boolean().default(false),
  _shards: z.object({ failed: z.number() }),
});

interface Search {
  readonly index: string;
  readonly body: object;
  readonly call: CallOptions | undefined;
  /** Further parameters. */
  readonly query?: Readonly<Record<string, boolean>>;
}

/** Returns the answer to a search. Throws unless it counts all records. */
export const searchWhole = async <T extends z.output<typeof whole>>(
  cluster: Cluster,
  schema: z.ZodType<T>,
  { index, body, call, query }: Search,
): Promise<T> => {
  const request = { method: 'POST', path: `/${index}/_search`, query: { ...WHOLE, ...query }, body } as const;
  const answer = await cluster.request(schema, request, call);
  if (answer.timed_out) throw new IndexError('timeout', 'The search cluster took too long.');
  if (answer._shards.failed > 0) throw new IndexError('unreachable', IN_PART);
  return answer;
};
