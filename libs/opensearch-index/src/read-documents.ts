import { IndexError } from '@open-discovery/search-index';
import type { CallOptions } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { IN_PART, knownProblem, LOST_NODE } from './cluster-problems.ts';
import { repeat, SEARCH_ATTEMPTS } from './repeat.ts';

interface Wanted<T> {
  readonly index: string;
  readonly ids: readonly string[];
  /** The contents that are read. */
  readonly source: z.ZodType<T>;
  readonly call?: CallOptions | undefined;
}

const failure = z.object({ type: z.string(), reason: z.string().nullish() });

const toIndexError = ({ type, reason }: z.output<typeof failure>): IndexError => {
  const options = { cause: `${type}: ${reason ?? ''}` };
  return knownProblem(options.cause, options) ?? new IndexError('unreachable', IN_PART, options);
};

const hasLostNode = (error: unknown): boolean =>
  error instanceof IndexError && typeof error.cause === 'string' && LOST_NODE.test(error.cause);

/**
 * Returns the contents of documents in the order of their ids, `null` for an unknown one. Throws if one cannot be read: OpenSearch
 * then reports success, with a failure in place of the document.
 */
export const readDocuments = <T>(
  cluster: Cluster,
  { index, ids, source, call }: Wanted<T>,
): Promise<(T | null)[]> => {
  const answer = z.object({
    docs: z.array(z.object({ _source: source.optional(), error: failure.optional() })),
  });
  const read = async (): Promise<(T | null)[]> => {
    const request = { method: 'POST', path: `/${index}/_mget`, body: { ids } } as const;
    const { docs } = await cluster.request(answer, request, call);
    const failed = docs.find(({ error }) => error !== undefined)?.error;
    if (failed !== undefined) throw toIndexError(failed);
    return docs.map(({ _source }) => _source ?? null);
  };
  return repeat(read, { ...SEARCH_ATTEMPTS, isPassing: hasLostNode });
};
