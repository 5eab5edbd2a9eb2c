/** The service worker. Its scope is the folder of its address, so it is at the root. */
export const WORKER_PATH = '/service-worker.js';

/** The page in place of those that need a connection. Routes of pages have no dot, so no other page can have it. */
export const OFFLINE_PAGE_PATH = '/offline.html';

/** The first letters of the names of all caches of the service worker. */
export const CACHE_PREFIX = 'offline-';

/** The message by which a page asks the service worker to take control of it. */
export const CLAIM = 'claim';
