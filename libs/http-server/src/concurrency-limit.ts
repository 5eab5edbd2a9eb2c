/** Runs work in the next free slot. Rejects with {@link QueueFullError}, or with the reason of the aborted signal. */
export type ConcurrencyLimit = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Thrown when the queue is full, or when the work has waited in it for too long. The work did not run. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much work is queued');
    this.name = 'QueueFullError';
  }
}

export interface ConcurrencyLimitOptions {
  /** The maximum number of running pieces of work. */
  readonly concurrency: number;
  /** The maximum number of waiting pieces of work. */
  readonly maxQueued: number;
  /** The longest time that work waits. */
  readonly maxWaitMs: number;
}

/**
 * Creates a limit on concurrent work with a bounded first-in, first-out queue. Work whose signal aborts leaves the
 * queue.
 * @example
 * const limit = createConcurrencyLimit({ concurrency: 8, maxQueued: 1000, maxWaitMs: 30_000 });
 * const page = await limit(request.signal, () => render(url));
 */
export const createConcurrencyLimit = ({
  concurrency,
  maxQueued,
  maxWaitMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const queue = new Set<() => void>();
  let freeSlots = concurrency;

  const waitInQueue = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = (): void => {
        queue.delete(takeSlot);
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const takeSlot = (): void => {
        leaveQueue();
        resolve();
      };
      const abort = (): void => {
        leaveQueue();
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(new QueueFullError());
      }, maxWaitMs);
      queue.add(takeSlot);
      signal.addEventListener('abort', abort, { once: true });
    });

  const acquireSlot = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (freeSlots > 0) {
      freeSlots -= 1;
      return;
    }
    if (queue.size >= maxQueued) throw new QueueFullError();
    await waitInQueue(signal);
  };

  const releaseSlot = (): void => {
    const [next] = queue;
    if (next === undefined) freeSlots += 1;
    else next();
  };

  return async (signal, work) => {
    await acquireSlot(signal);
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  };
};
