import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createLruCache } from '@open-discovery/http-server';

interface Window {
  readonly count: number;
  readonly startMs: number;
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

const MAX_VISITORS = 50_000;
const VISITOR_BYTES = 1_024;

/**
 * Counts the requests of each visitor in a window of time. Unlike the store of `@fastify/rate-limit`, it does not use the clock of
 * the machine: when that is set back, the windows of all visitors would last as much longer.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = createLruCache<Window>({ maxBytes: MAX_VISITORS * VISITOR_BYTES, sizeOf: () => 0 });

  incr(key: string, callback: Counted, timeWindow: number): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const isRunning = known !== null && now - known.startMs < timeWindow;
    const { count, startMs } = isRunning ? known : { count: 0, startMs: now };
    this.#windows.set(key, { count: count + 1, startMs });
    callback(null, { current: count + 1, ttl: timeWindow - (now - startMs) });
  }

  child(): WindowStore {
    return new WindowStore();
  }
}
