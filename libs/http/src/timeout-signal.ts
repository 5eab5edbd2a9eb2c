import type { AbortNotifier, Signal } from './signal.ts';

/** A signal that aborts on a timeout and with the caller's signal. */
interface TimeoutSignal {
  readonly signal: Signal;
  readonly hasTimedOut: () => boolean;
  /** Reports whether the signal has aborted. */
  readonly hasEnded: () => boolean;
  /** Resolves when the signal aborts, also for a request that ignores the signal. */
  readonly ended: Promise<void>;
  /** Releases the timer and the caller's signal. Call it when the request has ended. */
  readonly dispose: () => void;
}

/** Timers of longer delays, such as `Infinity`, would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a {@link TimeoutSignal}. It replaces `AbortSignal.timeout` with `AbortSignal.any`, which together take ten times as
 * long and leave their timers running.
 */
export const createTimeoutSignal = (limitMs: number, callerSignal?: AbortNotifier): TimeoutSignal => {
  const controller = new AbortController();
  let hasTimedOut = false;
  let end: () => void = () => undefined;
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const stop = (reason?: unknown): void => {
    hasEnded = true;
    controller.abort(reason);
    end();
  };
  const timer = setTimeout(
    () => {
      hasTimedOut = true;
      stop();
    },
    Math.min(limitMs, LONGEST_TIMER_MS),
  );
  const abort = (): void => {
    stop(callerSignal?.reason);
  };
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener('abort', abort);
  return {
    signal: controller.signal as Signal,
    hasTimedOut: () => hasTimedOut,
    hasEnded: () => hasEnded,
    ended,
    dispose: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
};
