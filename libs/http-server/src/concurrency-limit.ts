import { FairQueue } from './fair-queue.ts';
import { RecentUse } from './recent-use.ts';

/** A caller of a {@link ConcurrencyLimit}. */
interface Caller {
  /** Work leaves the queue when the signal aborts. */
  readonly signal: AbortSignal;
  /** Identifies who the work is for; callers with different keys take turns. */
  readonly key?: string;
}

/**
 * Runs work in the next free slot. Rejects with {@link QueueFullError}, with {@link CallerLimitError}, or with the reason
 * of the aborted signal.
 */
export interface ConcurrencyLimit {
  <T>(caller: Caller, work: () => Promise<T>): Promise<T>;
  /** Returns how many pieces of work run and wait now. */
  readonly load: () => ConcurrencyLoad;
}

/** The numbers of running and of waiting pieces of work. */
export interface ConcurrencyLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Thrown when the queue is full, or when the work has waited in it for too long. The work did not run. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much work is queued');
    this.name = 'QueueFullError';
  }
}

/** Thrown when one caller has too much work at a time, however free the slots are. The work did not run. */
export class CallerLimitError extends Error {
  constructor() {
    super('Too much work of one caller is under way');
    this.name = 'CallerLimitError';
  }
}

export interface ConcurrencyLimitOptions {
  /** The maximum number of running pieces of work. */
  readonly concurrency: number;
  /** The maximum number of waiting pieces of work. */
  readonly maxQueued: number;
  /** The longest time that work waits. */
  readonly maxWaitMs: number;
  /** The limits of each caller; by default, those of all callers together. */
  readonly perCaller?: {
    /**
     * The maximum number of running pieces of work. A smaller number than `concurrency` keeps slots for the others, for
     * the moment at which they come; while they are there, and shortly after, each has an equal share of the slots.
     */
    readonly concurrency: number;
    /** The maximum number of running and waiting pieces of work. */
    readonly maxPending: number;
  };
  /** Returns monotonic milliseconds, by which the use of slots is measured; by default, those of the process. */
  readonly clock?: () => number;
}

/** Counts running work by caller. */
const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    /** The number of callers. */
    get size(): number {
      return counts.size;
    },
    add: (key: string, change: 1 | -1): void => {
      const count = of(key) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
};

/** Recent use of slots that everybody has, about a quarter of a slot: the rest belongs to those who use less. */
const FREE_USE_MS = 1_250;
const RETRY_MS = 25;

/** Work that waits for a slot. */
interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

/** Resolves when the work is taken from the queue and started. */
const waitInQueue = (
  queue: FairQueue<Waiting>,
  { signal, key }: Required<Caller>,
  maxWaitMs: number,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const stopWaiting = (): void => {
      queue.remove(key, waiting);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const waiting: Waiting = {
      key,
      start: () => {
        stopWaiting();
        resolve();
      },
    };
    const abort = (): void => {
      stopWaiting();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      stopWaiting();
      reject(new QueueFullError());
    }, maxWaitMs);
    queue.add(key, waiting);
    signal.addEventListener('abort', abort, { once: true });
  });

/** Divides the slots among the callers that have work at the moment, and their time among the recent ones. */
const createShares = (concurrency: number, mostOfOne: number, clock: () => number) => {
  const running = createCounts();
  /** Running and waiting work. */
  const active = createCounts();
  const use = new RecentUse(clock);
  const mayRun = (key: string): boolean => {
    if (use.isAboveShare(key, FREE_USE_MS)) return false;
    // Callers who pause come back: slots that long work has taken meanwhile would not be free for them.
    const callers = Math.max(active.size, use.othersThan(key) + 1);
    const share = Math.floor(concurrency / callers);
    return running.of(key) < Math.max(1, Math.min(share, mostOfOne));
  };
  return { running, active, use, mayRun };
};

/**
 * Creates a limit on concurrent work with a bounded queue, in which callers take turns.
 * @example
 * const limit = createConcurrencyLimit({ concurrency: 8, maxQueued: 1000, maxWaitMs: 30_000 });
 * const page = await limit({ signal: request.signal, key: request.ip }, () => render(url));
 */
export const createConcurrencyLimit = ({
  concurrency,
  maxQueued,
  maxWaitMs,
  perCaller = { concurrency, maxPending: Number.POSITIVE_INFINITY },
  clock = () => performance.now(),
}: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const queue = new FairQueue<Waiting>();
  const { running, active, use, mayRun } = createShares(concurrency, perCaller.concurrency, clock);
  let retry: NodeJS.Timeout | undefined;
  let freeSlots = concurrency;

  const takeSlot = (key: string): void => {
    freeSlots -= 1;
    running.add(key, 1);
  };

  const acquireSlot = async ({ signal, key }: Required<Caller>): Promise<void> => {
    signal.throwIfAborted();
    if (freeSlots > 0 && mayRun(key)) {
      takeSlot(key);
      return;
    }
    if (queue.size >= maxQueued) throw new QueueFullError();
    const turn = waitInQueue(queue, { signal, key }, maxWaitMs);
    startWaiting();
    await turn;
  };

  const startWaiting = (): void => {
    while (freeSlots > 0) {
      const next = queue.take(mayRun);
      if (next === null) break;
      takeSlot(next.key);
      next.start();
    }
    // Whoever waits because of recent use may run later, without anybody else's work ending.
    clearTimeout(retry);
    if (queue.size > 0) retry = setTimeout(startWaiting, RETRY_MS).unref();
  };

  const runInSlot = async <T>(caller: Required<Caller>, work: () => Promise<T>): Promise<T> => {
    await acquireSlot(caller);
    const begin = clock();
    try {
      return await work();
    } finally {
      use.add(caller.key, clock() - begin);
      freeSlots += 1;
      running.add(caller.key, -1);
    }
  };

  const run = async <T>({ signal, key = '' }: Caller, work: () => Promise<T>): Promise<T> => {
    if (active.of(key) >= perCaller.maxPending) throw new CallerLimitError();
    active.add(key, 1);
    try {
      return await runInSlot({ signal, key }, work);
    } finally {
      active.add(key, -1);
      startWaiting();
    }
  };
  return Object.assign(run, { load: () => ({ running: concurrency - freeSlots, waiting: queue.size }) });
};
