import { IndexError } from '../index-error.ts';

/**
 * Stops a query that takes too long or was canceled. The evaluation calls `check` between steps of well under
 * a millisecond.
 */
export class QueryClock {
  readonly #now: () => number;
  readonly #deadlineMs: number;
  readonly #isCancelled: () => boolean;

  /** `now` returns monotonic milliseconds. */
  constructor(options: { now: () => number; timeLimitMs: number; isCancelled?: () => boolean }) {
    this.#now = options.now;
    this.#deadlineMs = options.now() + options.timeLimitMs;
    this.#isCancelled = options.isCancelled ?? (() => false);
  }

  /** Throws `timeout` or `cancelled`. */
  check(): void {
    if (this.#isCancelled()) throw new IndexError('cancelled', 'The query was cancelled.');
    if (this.#now() > this.#deadlineMs) throw new IndexError('timeout', 'The query took longer than it may.');
  }
}
