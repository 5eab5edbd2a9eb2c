import { FairQueue } from './fair-queue.ts';

/** Resolves when it is the caller's turn. */
export type TakeTurn = (caller: string) => Promise<void>;

/**
 * Creates turns at the thread that serves clients: one in each round of the event loop, callers one after the other.
 * Without them, the requests that one caller sends at a time are begun together, and everybody else waits for all of
 * them.
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
