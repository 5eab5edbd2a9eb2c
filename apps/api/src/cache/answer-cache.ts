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

/** `pass`: the answer may not be kept, and is the answer to this request only. */
export type CacheState = 'hit' | 'miss' | 'stale' | 'pass';

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
  /** Now, in ms. */
  readonly clock: () => number;
  readonly policy: CachePolicy;
  readonly limitBytes: number;
  /** Requests to services at a time. */
  readonly flightLimit: number;
}

export interface AnswerCache {
  /** `fetchAnswer` never rejects, and runs once for all who ask for a key at a time. */
  readonly ask: (key: string, fetchAnswer: () => Promise<UpstreamAnswer>) => Promise<CachedAnswer>;
}

interface Entry extends Freshness {
  readonly body: Buffer;
  /** When it was made, by our clock, in ms. */
  readonly madeAt: number;
}

/** Answers of services, as new as they say they are. Failures are never kept. */
export const createAnswerCache = ({
  clock,
  policy,
  limitBytes,
  flightLimit,
}: AnswerCacheOptions): AnswerCache => {
  const entries = createLruCache<Entry>({ maxBytes: limitBytes, sizeOf: ({ body }) => body.length });
  const share = createSingleFlight<CachedAnswer>();
  const limit = createConcurrencyLimit({ concurrency: flightLimit, maxQueued: 0, maxWaitMs: 0 });

  const ageOf = ({ madeAt }: Entry): number => Math.max(0, (clock() - madeAt) / 1_000);
  const answerOf = (entry: Entry, state: CacheState): CachedAnswer => ({
    kind: 'json',
    body: entry.body,
    state,
    ageS: Math.floor(ageOf(entry)),
    maxAgeS: entry.maxAgeS,
  });

  const keep = (key: string, answer: UpstreamAnswer, askedAt: number): CachedAnswer => {
    // A failure says nothing of the entry: it may still be given out for its while.
    if (answer.kind === 'failed') return answer;
    const freshness = answer.kind === 'json' ? freshnessOf(answer, policy) : null;
    if (answer.kind === 'missing' || freshness === null) {
      entries.delete(key);
      return answer.kind === 'missing'
        ? answer
        : { kind: 'json', body: answer.body, state: 'pass', ageS: answer.ageS, maxAgeS: 0 };
    }
    const entry = { ...freshness, body: answer.body, madeAt: askedAt - answer.ageS * 1_000 };
    entries.set(key, entry);
    return answerOf(entry, 'miss');
  };

  const renew = (key: string, fetchAnswer: () => Promise<UpstreamAnswer>): Promise<CachedAnswer> => {
    // The age counts from the request on, so that it includes the time in transit.
    const askedAt = clock();
    // Never aborted: the response of an impatient client is still kept for the next one.
    const { signal } = new AbortController();
    return share(key, signal, () => limit(signal, async () => keep(key, await fetchAnswer(), askedAt))).catch(
      (problem: unknown) => {
        if (problem instanceof QueueFullError) return failed('busy');
        throw problem;
      },
    );
  };

  return {
    ask: async (key, fetchAnswer) => {
      const entry = entries.get(key);
      if (entry === null) return renew(key, fetchAnswer);
      const overdueS = ageOf(entry) - entry.maxAgeS;
      if (overdueS < 0) return answerOf(entry, 'hit');
      const renewal = renew(key, fetchAnswer);
      if (overdueS < entry.staleWhileRenewingS) return answerOf(entry, 'stale');
      const answer = await renewal;
      return answer.kind === 'failed' && overdueS < entry.staleIfFailedS ? answerOf(entry, 'stale') : answer;
    },
  };
};
