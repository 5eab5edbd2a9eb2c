import { EngineError } from './engine-error.ts';

/** Runs work, or refuses it as `unreachable` without trying. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T>;

export interface CircuitBreakerOptions {
  /** Asks the cluster for next to nothing, and reports whether it responds. Never rejects. */
  readonly doesRespond: () => Promise<boolean>;
  /** Milliseconds of a clock that is never set. */
  readonly clock?: () => number;
}

const ASK_EVERY_MS = 5_000;

const REFUSAL = 'The search cluster does not respond.';

const isUnanswered = (error: unknown): boolean =>
  error instanceof EngineError && (error.reason === 'timeout' || error.reason === 'canceled');

/**
 * Creates a circuit breaker. After work that had no answer, the cluster itself is asked, because a slow search or a visitor who
 * leaves is no outage. If it does not respond either, twice in a row, work is refused at once; once alone could be a pause for
 * garbage collection. From time to time, one piece of work waits until the cluster has been asked again. An answer to earlier
 * work, also a failure, ends the refusals, too.
 */
export const createCircuitBreaker = ({
  doesRespond,
  clock = () => performance.now(),
}: CircuitBreakerOptions): CircuitBreaker => {
  let isOpen = false;
  let nextAskMs = -Infinity;
  let answers = 0;
  const ask = async (): Promise<void> => {
    if (clock() < nextAskMs) return;
    nextAskMs = clock() + ASK_EVERY_MS;
    const answersBefore = answers;
    const isSilent = async (): Promise<boolean> => !(await doesRespond()) && answers === answersBefore;
    isOpen = (await isSilent()) && (isOpen || (await isSilent()));
  };
  const close = (): void => {
    answers += 1;
    isOpen = false;
  };
  return async (work) => {
    if (isOpen) await ask();
    if (isOpen) throw new EngineError('unreachable', REFUSAL);
    try {
      const result = await work();
      close();
      return result;
    } catch (error) {
      if (isUnanswered(error)) void ask();
      else close();
      throw error;
    }
  };
};
