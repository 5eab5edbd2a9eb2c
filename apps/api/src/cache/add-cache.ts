import type { FastifyInstance } from 'fastify';
import { addCacheRoutes } from './cache-routes.ts';
import type { CacheSettings } from './cache-settings.ts';
import { isPublicAddress, systemLookup } from '@open-discovery/http-server';

export interface CacheOptions {
  readonly settings: CacheSettings & { readonly PUBLIC_URL: string };
}

const MB = 1_024 * 1_024;
/** The maximum size of a response. */
const SIZE_LIMIT_BYTES = 5 * MB;

/** Adds the cache with the server's settings. No setting lets it reach private addresses. */
export const addCache = (app: FastifyInstance, { settings }: CacheOptions): void =>
  addCacheRoutes(app, {
    ownOrigin: settings.PUBLIC_URL,
    hosts: settings.CACHE_HOSTS,
    policy: settings.CACHE_LONG ? 'long' : 'short',
    memoryBytes: settings.CACHE_MEMORY_MB * MB,
    timeLimitMs: settings.CACHE_TIME_LIMIT_MS,
    sizeLimitBytes: SIZE_LIMIT_BYTES,
    lookup: systemLookup,
    isAddressAllowed: isPublicAddress,
  });
