import { UpstreamError } from './upstream-error.ts';

const SECOND_MS = 1_000;
const FIRST_MS = 5 * SECOND_MS;
const LONGEST_MS = 10 * 60 * SECOND_MS;
/** The first pause for a server that requests no particular one. */
const DEFAULT_MS = 60 * SECOND_MS;
/** The longest pause that a server can request. */
const MAX_RETRY_AFTER_MS = 60 * 60 * SECOND_MS;

/** Returns the first pause after a failure: a server that has been asked too often knows best when to be asked again. */
const firstPause = ({ reason }: UpstreamError, retryAfterMs: number | null): number => {
  if (reason !== 'limited') return FIRST_MS;
  return retryAfterMs === null ? DEFAULT_MS : Math.max(SECOND_MS, retryAfterMs);
};

/** A time in which the server is not asked. It is longer after each failure, until an answer succeeds. */
export interface Pause {
  /** Throws while the server is not asked. */
  readonly check: () => void;
  /** Begins a pause after a failure. `retryAfterMs` is the wait that the server requests. */
  readonly begin: (failure: UpstreamError, retryAfterMs: number | null) => void;
  readonly end: () => void;
}

/** Creates the pauses of one server; `clock` returns milliseconds of any clock that only moves forward. */
export const createPause = (clock: () => number): Pause => {
  let failure: UpstreamError | null = null;
  let until = -Infinity;
  let failures = 0;
  return {
    check: () => {
      if (failure !== null && clock() < until)
        throw new UpstreamError(failure.reason, failure.message, {
          cause: failure,
          retryAfterMs: until - clock(),
        });
    },
    begin: (reason, retryAfterMs) => {
      const own = Math.min(LONGEST_MS, firstPause(reason, retryAfterMs) * 2 ** failures);
      failure = reason;
      failures += 1;
      until = clock() + Math.max(own, Math.min(MAX_RETRY_AFTER_MS, retryAfterMs ?? 0));
    },
    end: () => {
      failure = null;
      failures = 0;
    },
  };
};
