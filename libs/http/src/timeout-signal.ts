/** The part of the caller's signal that is used. */
export interface CallerSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A signal that aborts on a timeout and with the caller's signal. */
interface TimeoutSignal {
  readonly signal: InstanceType<typeof AbortController>['signal'];
  readonly hasTimedOut: () => boolean;
  /** Releases the timer and the caller's signal. Call it when the request has ended. */
  readonly dispose: () => void;
}

/**
 * Creates a {@link TimeoutSignal}. It replaces `AbortSignal.timeout` with `AbortSignal.any`, which together take ten times as
 * long and leave their timers running.
 */
export const createTimeoutSignal = (limitMs: number, callerSignal?: CallerSignal): TimeoutSignal => {
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, limitMs);
  const abort = (): void => {
    controller.abort(callerSignal?.reason);
  };
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    hasTimedOut: () => hasTimedOut,
    dispose: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
};
