import { IndexError } from '../index-error.ts';

/** Stops a query that takes too long or was canceled. The evaluation calls `check` between steps of well under a millisecond. */
export class QueryClock {
  readonly #now: () => number;
  readonly #deadlineMs: number;
  readonly #isCanceled: () => boolean;

  /** `now` returns monotonic milliseconds. */
  constructor(options: { now: () => number; timeLimitMs: number; isCanceled?: () => boolean }) {
    this.#now = options.now;
    this.#deadlineMs = options.now() + options.timeLimitMs;
    this.#isCanceled = options.isCanceled ?? (() => false);
  }

  /** Throws `timeout` or `canceled`. */
  check(): void {
    if (this.#isCanceled()) throw new IndexError('canceled', 'The query was canceled.');
    if (this.#now() > this.#deadlineMs) throw new IndexError('timeout', 'The query took longer than it may.');
  }
}
