/** Does a piece of work when its turn comes. Rejects with {@link TooBusy}, or with the signal's reason. */
export type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Too many wait already, or for too long; whoever asks does better to come back. */
export class TooBusy extends Error {}

export interface TurnsOptions {
  /** So many pieces of work are done at a time. */
  readonly atOnce: number;
  /** So many wait at most. */
  readonly waiting: number;
  /** So long each of them waits at most, in ms. */
  readonly waitMs: number;
}

/**
 * Lets some work be done at a time and the rest wait, first come, first served. Who gives up waiting leaves the queue.
 * @example const inTurn = takeTurns({ atOnce: 8, waiting: 1000, waitMs: 30_000 }); await inTurn(request.signal, () => makePage());
 */
export const takeTurns = ({ atOnce, waiting, waitMs }: TurnsOptions): InTurn => {
  const queue = new Set<() => void>();
  let free = atOnce;

  const turn = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.size >= waiting) throw new TooBusy();
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        forget();
        resolve();
      };
      const leave = (): void => {
        forget();
        reject(signal.aborted ? signal.reason : new TooBusy());
      };
      const forget = (): void => {
        queue.delete(begin);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      };
      const timer = setTimeout(leave, waitMs);
      queue.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  };
  const end = (): void => {
    const [next] = queue;
    if (next === undefined) {
      free += 1;
      return;
    }
    next();
  };
  return async (signal, work) => {
    await turn(signal);
    try {
      return await work();
    } finally {
      end();
    }
  };
};
