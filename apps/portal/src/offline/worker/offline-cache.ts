import { CACHE_PREFIX } from '../offline-paths.ts';
import type { CachePlan } from './cache-plan.ts';
import { answerKind, hasCachedAssets, isCacheable, isSavedPage } from './offline-rules.ts';

/** The parts of a service worker’s global scope that its cache needs. */
interface Browser {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
}

/** The parts of a fetch event that its answer needs. */
interface FetchedEvent {
  readonly request: Request;
  /** The response to a request that the browser sent while the worker started, if it did. */
  readonly preloaded: Promise<Response | undefined>;
  /** Keeps the worker alive until this work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Matches by address only: the cached page is shown whatever language the browser prefers now. */
const ANY_VARIANT = { ignoreVary: true } as const;

/** Creates the cache of the service worker. */
export const createOfflineCache = (plan: CachePlan, { origin, caches, fetch }: Browser) => {
  const { pages, assets } = plan;
  const open = () => caches.open(plan.cache);

  /** Fetches without cookies, so that nothing of a logged-in user is cached. */
  const fetchCacheable = async (path: string, what: 'page' | 'asset'): Promise<Response> => {
    const fresh = what === 'page' ? ({ cache: 'no-store' } as const) : {};
    const response = await fetch(path, { credentials: 'omit', ...fresh });
    if (!isCacheable(response, what)) throw new Error(`${path} cannot be cached: ${response.status}`);
    return response;
  };
  const keepPages = async (): Promise<void> => {
    const paths = [pages.saved, pages.offline];
    const responses = await Promise.all(paths.map((path) => fetchCacheable(path, 'page')));
    for (const response of responses)
      if (!hasCachedAssets(await response.clone().text(), assets))
        throw new Error('the page is of another release');
    const cache = await open();
    await Promise.all(responses.map((response, index) => cache.put(paths[index] ?? '', response)));
  };
  const kept = async (path: string): Promise<Response | undefined> => (await open()).match(path, ANY_VARIANT);

  const answerPage = async ({ request, preloaded, waitUntil }: FetchedEvent): Promise<Response> => {
    try {
      const response = (await preloaded) ?? (await fetch(request));
      // If it fails, the cached pages stay as they are.
      if (response.ok && isSavedPage(request.url)) waitUntil(keepPages().catch(() => undefined));
      return response;
    } catch {
      const saved = isSavedPage(request.url) ? await kept(pages.saved) : undefined;
      return saved ?? (await kept(pages.offline)) ?? Response.error();
    }
  };

  return {
    /** Caches everything, or fails as a whole: the worker of the previous release then stays. */
    install: async (): Promise<void> => {
      const cache = await open();
      const keepAsset = async (path: string) => cache.put(path, await fetchCacheable(path, 'asset'));
      await Promise.all([...assets.map(keepAsset), keepPages()]);
    },
    /** Deletes the caches of previous releases and other languages. */
    activate: async (): Promise<void> => {
      const former = (await caches.keys()).filter(
        (name) => name.startsWith(CACHE_PREFIX) && name !== plan.cache,
      );
      await Promise.all(former.map((name) => caches.delete(name)));
    },
    /** Answers a request; `null` leaves it to the browser. */
    answer: (event: FetchedEvent): Promise<Response> | null => {
      const { request } = event;
      switch (answerKind(request, { origin, assets })) {
        case 'page':
          return answerPage(event);
        case 'asset':
          return kept(new URL(request.url).pathname).then((response) => response ?? fetch(request));
        case null:
          return null;
      }
    },
  };
};
