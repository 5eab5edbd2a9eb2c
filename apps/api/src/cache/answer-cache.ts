import {
  createConcurrencyLimit,
  createLruCache,
  createSingleFlight,
  QueueFullError,
} from '@open-discovery/http-server';
import { freshnessOf } from './freshness.ts';
import type { CachePolicy, Freshness } from './freshness.ts';
import { failed } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** The source of a response; `pass`: it may not be cached. */
type CacheState = 'hit' | 'miss' | 'stale' | 'pass';

export type CachedAnswer =
  | {
      readonly kind: 'json';
      readonly body: Buffer;
      readonly state: CacheState;
      readonly ageS: number;
      readonly maxAgeS: number;
    }
  | Exclude<UpstreamAnswer, { kind: 'json' }>;

export interface AnswerCacheOptions {
  /** Returns milliseconds of any clock that only moves forward. */
  readonly clock?: (() => number) | undefined;
  readonly policy: CachePolicy;
  readonly limitBytes: number;
  /** The maximum number of concurrent requests to services. */
  readonly flightLimit: number;
}

export interface AnswerCache {
  /** Returns a response. `fetchAnswer` never rejects, and runs once for all concurrent requests with the same key. */
  readonly get: (key: string, fetchAnswer: () => Promise<UpstreamAnswer>) => Promise<CachedAnswer>;
}

interface Entry extends Freshness {
  readonly body: Buffer;
  /** The time at which the service created the response, by the cache's clock. */
  readonly createdAtMs: number;
}

/** Caches responses for the time that they allow. Failures are never cached. */
export const createAnswerCache = ({
  clock = () => performance.now(),
  policy,
  limitBytes,
  flightLimit,
}: AnswerCacheOptions): AnswerCache => {
  const entries = createLruCache<Entry>({ maxBytes: limitBytes, sizeOf: ({ body }) => body.length });
  const share = createSingleFlight<CachedAnswer>();
  const limit = createConcurrencyLimit({ concurrency: flightLimit, maxQueued: 0, maxWaitMs: 0 });

  const ageOf = ({ createdAtMs }: Entry): number => Math.max(0, (clock() - createdAtMs) / 1_000);
  const answerOf = (entry: Entry, state: CacheState): CachedAnswer => ({
    kind: 'json',
    body: entry.body,
    state,
    ageS: Math.floor(ageOf(entry)),
    maxAgeS: entry.maxAgeS,
  });

  const store = (key: string, answer: UpstreamAnswer, requestedAt: number): CachedAnswer => {
    // A failure does not invalidate the entry, which may still be served stale.
    if (answer.kind === 'failed') return answer;
    const freshness = answer.kind === 'json' ? freshnessOf(answer, policy) : null;
    if (answer.kind === 'missing' || freshness === null) {
      entries.delete(key);
      return answer.kind === 'missing'
        ? answer
        : { kind: 'json', body: answer.body, state: 'pass', ageS: answer.ageS, maxAgeS: 0 };
    }
    const entry = { ...freshness, body: answer.body, createdAtMs: requestedAt - answer.ageS * 1_000 };
    entries.set(key, entry);
    return answerOf(entry, 'miss');
  };

  const revalidate = (key: string, fetchAnswer: () => Promise<UpstreamAnswer>): Promise<CachedAnswer> => {
    // The age counts from the request on, so that it includes the time in transit.
    const requestedAt = clock();
    // Never aborted: the response of an impatient client is still kept for the next one.
    const { signal } = new AbortController();
    return share(key, signal, () =>
      limit({ signal }, async () => store(key, await fetchAnswer(), requestedAt)),
    ).catch((problem: unknown) => {
      if (problem instanceof QueueFullError) return failed('busy');
      throw problem;
    });
  };

  return {
    get: async (key, fetchAnswer) => {
      const entry = entries.get(key);
      if (entry === null) return revalidate(key, fetchAnswer);
      const overdueS = ageOf(entry) - entry.maxAgeS;
      if (overdueS < 0) return answerOf(entry, 'hit');
      const revalidation = revalidate(key, fetchAnswer);
      if (overdueS < entry.staleWhileRevalidateS) return answerOf(entry, 'stale');
      const answer = await revalidation;
      return answer.kind === 'failed' && overdueS < entry.staleIfFailedS ? answerOf(entry, 'stale') : answer;
    },
  };
};
