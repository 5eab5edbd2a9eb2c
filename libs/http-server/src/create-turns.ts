import { FairQueue } from './fair-queue.ts';

/** Resolves when it is the caller's turn. */
export type TakeTurn = (caller: string) => Promise<void>;

/**
 * Creates a queue before the serving thread: each round of the event loop starts one request, and callers take turns.
 * Without it, a burst of one caller would start at once, and everybody else would wait for all of it.
 * @example
 * const takeTurn = createTurns();
 * await takeTurn(request.ip);
 */
export const createTurns = (): TakeTurn => {
  const queue = new FairQueue<() => void>();
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled || queue.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      queue.take(() => true)?.();
      schedule();
    });
  };
  return (caller) =>
    new Promise((resolve) => {
      queue.add(caller, resolve);
      schedule();
    });
};
