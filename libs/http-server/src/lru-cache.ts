import { LRUCache } from 'lru-cache';

/** The size of an entry besides its key and value, roughly. */
const ENTRY_BYTES = 512;

export interface LruCacheOptions<T> {
  readonly maxBytes: number;
  /** Returns the size of a value in bytes; the cache adds the size of the key. */
  readonly sizeOf: (value: T) => number;
  /** Entries expire after this time. */
  readonly ttlMs?: number;
  /** Returns milliseconds of any clock that only moves forward. */
  readonly clock?: () => number;
}

export interface LruCache<T> {
  /** Returns `null` for an entry that is missing or has expired. */
  readonly get: (key: string) => T | null;
  /** Replaces the entry. A value larger than the whole cache is not kept. */
  readonly set: (key: string, value: T) => void;
  readonly delete: (key: string) => void;
  readonly sizeBytes: () => number;
}

/**
 * Creates a cache bounded by bytes: the least recently used entries are evicted first.
 * @example const pages = createLruCache<Buffer>({ maxBytes: 64 * 1024 * 1024, sizeOf: (page) => page.length, ttlMs: 10_000 });
 */
export const createLruCache = <T extends object>({
  maxBytes,
  sizeOf,
  ttlMs,
  clock = () => performance.now(),
}: LruCacheOptions<T>): LruCache<T> => {
  const cache = new LRUCache<string, T>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => ENTRY_BYTES + key.length * 2 + sizeOf(value),
    ...(ttlMs !== undefined && { ttl: ttlMs, ttlResolution: 0 }),
    // `lru-cache` takes the time 0 for "never set".
    perf: { now: () => clock() + 1 },
  });
  return {
    get: (key) => cache.get(key) ?? null,
    set: (key, value) => {
      cache.set(key, value);
    },
    delete: (key) => {
      cache.delete(key);
    },
    sizeBytes: () => cache.calculatedSize,
  };
};
