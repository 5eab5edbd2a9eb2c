import { CallerLimitError, createConcurrencyLimit, QueueFullError } from '@open-discovery/http-server';
import type { ConcurrencyLoad } from '@open-discovery/http-server';
import type { CallOptions } from '@open-discovery/search-index';
import { currentContext } from '../access/request-context.ts';
import { EngineError } from './engine-error.ts';

export interface SearchQueueOptions {
  /** Number of search threads. Of several, one visitor leaves one to the others. */
  readonly workers?: number;
  /** Maximum time until an answer; the wait counts. */
  readonly timeLimitMs?: number;
  /** Maximum number of queued searches; more are refused as `busy`. */
  readonly queueLimit?: number;
  /** Maximum number of running and queued searches of one visitor; more are refused as `crowded`. */
  readonly visitorLimit?: number;
}

/** Runs work when it is the turn of the current visitor. The work gets the request's signal and the rest of its time. */
export interface SearchQueue {
  <T>(work: (call: CallOptions) => Promise<T>): Promise<T>;
  /** Returns how many searches run and wait now. */
  readonly load: () => ConcurrencyLoad;
}

const QUEUE_LIMIT = 1_000;
const VISITOR_LIMIT = 100;
const TIME_LIMIT_MS = 10_000;

const toEngineError = (error: unknown, signal: AbortSignal): unknown => {
  if (error instanceof QueueFullError) return new EngineError('busy', error.message, { cause: error });
  if (error instanceof CallerLimitError) return new EngineError('crowded', error.message, { cause: error });
  return error === signal.reason ? new EngineError('canceled', 'The request was aborted') : error;
};

/** Creates the queue before the search threads, in which visitors take turns. */
export const createSearchQueue = ({
  workers = 0,
  timeLimitMs = TIME_LIMIT_MS,
  queueLimit = QUEUE_LIMIT,
  visitorLimit = VISITOR_LIMIT,
}: SearchQueueOptions): SearchQueue => {
  const limit = createConcurrencyLimit({
    concurrency: Math.max(1, workers),
    maxQueued: queueLimit,
    maxWaitMs: timeLimitMs,
    perCaller: { concurrency: Math.max(1, workers - 1), maxPending: visitorLimit },
  });
  const run = async <T>(work: (call: CallOptions) => Promise<T>): Promise<T> => {
    const { visitor, signal = new AbortController().signal } = currentContext();
    const endMs = performance.now() + timeLimitMs;
    try {
      return await limit({ signal, key: visitor }, () =>
        work({ signal, timeLimitMs: Math.max(0, endMs - performance.now()) }),
      );
    } catch (error) {
      throw toEngineError(error, signal);
    }
  };
  return Object.assign(run, { load: limit.load });
};
