import { CLAIM } from '../offline-paths.ts';
import { createOfflineCache } from './offline-cache.ts';
import type { CachePlan } from './cache-plan.ts';

/** The part of a service worker's scope that is used here. The types of the DOM do not have it. */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    name: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void;
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Of messages only. */
  readonly data?: unknown;
  /** Of requests only. */
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The host writes it before this script. */
declare const CACHE_PLAN: CachePlan;

const worker = globalThis as unknown as WorkerScope;
const offline = createOfflineCache(CACHE_PLAN, {
  origin: worker.location.origin,
  caches,
  fetch: (request, options) => fetch(request, options),
});

worker.addEventListener('install', (event) => {
  // A release takes over at once: documents come from the network, so open pages are not affected.
  event.waitUntil(offline.install().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      offline.activate(),
      // Documents are requested while the worker starts, so that it delays none.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});
worker.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(worker.clients.claim());
});
worker.addEventListener('fetch', (event) => {
  const response = offline.answer({
    request: event.request,
    preloaded: event.preloadResponse ?? Promise.resolve(undefined),
    waitUntil: (work) => event.waitUntil(work),
  });
  if (response) event.respondWith(response);
});
