import { EngineError } from './engine-error.ts';

/** Runs work, or refuses it as `unreachable` without trying. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>;

export interface CircuitBreakerOptions {
  /** Milliseconds of a clock that is never set. */
  readonly clock?: () => number;
}

/** So many time-outs are an outage, if no other search was answered meanwhile: slow searches alone refuse nobody. */
const TIMEOUTS = 5;
const TRY_EVERY_MS = 5_000;

const REFUSAL = 'The search cluster does not respond.';

const hasReason = (error: unknown, reason: EngineError['reason']): boolean =>
  error instanceof EngineError && error.reason === reason;

/**
 * Creates a circuit breaker: after some time-outs during which nothing was answered, work is refused at once, but for one try
 * from time to time. Any answer of the engine, also a failure, closes the circuit again; a caller who leaves proves nothing.
 */
export const createCircuitBreaker = ({
  clock = () => performance.now(),
}: CircuitBreakerOptions = {}): CircuitBreaker => {
  let timeouts = 0;
  let nextTryMs = 0;
  let answeredMs = -Infinity;
  const close = (): void => {
    timeouts = 0;
    answeredMs = clock();
  };
  return async (work) => {
    if (timeouts >= TIMEOUTS) {
      if (clock() < nextTryMs) throw new EngineError('unreachable', REFUSAL);
      nextTryMs = clock() + TRY_EVERY_MS;
    }
    const startMs = clock();
    try {
      const result = await work();
      close();
      return result;
    } catch (error) {
      if (hasReason(error, 'timeout') && answeredMs < startMs) {
        timeouts += 1;
        nextTryMs = clock() + TRY_EVERY_MS;
      } else if (!hasReason(error, 'timeout') && !hasReason(error, 'canceled')) close();
      throw error;
    }
  };
};
