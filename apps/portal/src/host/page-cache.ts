import { createLruCache, createSingleFlight } from '@open-discovery/http-server';
import type { SingleFlight } from '@open-discovery/http-server';
import type { Page } from './page.ts';

/** The size of a page's headers and tag, roughly. */
const HEADER_BYTES = 1_536;

interface PageCacheOptions {
  /** Lifetime of a page in the cache; 0 disables the cache. */
  readonly cacheMs: number;
  readonly limitBytes: number;
  /** Returns milliseconds of any clock that only moves forward. */
  readonly clock: () => number;
  /** Learns whether a request found its page. */
  readonly onLookup?: (result: 'hit' | 'miss') => void;
}

/** The compressed forms of a page are together smaller than the page. */
const sizeOf = ({ body }: Page): number => HEADER_BYTES + body.length * 2;

/**
 * Creates a cache of pages. A page that is missing is rendered once for all requests that wait for it; rendering is
 * aborted when the last of them is.
 */
export const createPageCache = ({
  cacheMs,
  limitBytes,
  clock,
  onLookup,
}: PageCacheOptions): SingleFlight<Page> => {
  const pages =
    cacheMs > 0 ? createLruCache<Page>({ maxBytes: limitBytes, sizeOf, ttlMs: cacheMs, clock }) : null;
  const share = createSingleFlight<Page>();
  return async (key, signal, render) => {
    const cached = pages?.get(key);
    onLookup?.(cached ? 'hit' : 'miss');
    if (cached) return cached;
    return share(key, signal, async (shared) => {
      const page = await render(shared);
      if (page.isCacheable) pages?.set(key, page);
      return page;
    });
  };
};
