import { createLruCache } from '@open-discovery/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '../access/personal-answer.ts';
import { overlaysOf } from '../search/engine-state.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';

/** Enough for the overview and some thousand numbers. */
const MAX_BYTES = 1024 * 1024;
const BYTES_PER_CHARACTER = 2;

type Reply<T> = (query: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Identifies an answer and the state of the records; `null` where records change without a trace. */
const keyOf = ({ url }: FastifyRequest, status: EngineStatus | null): string | null => {
  if (status === null || status.isLive) return null;
  return [status.generation, status.publishedAt, ...overlaysOf(status).revisions, url].join(' ');
};

/**
 * Returns a reply that caches the JSON of each answer until the records change or `cacheSeconds` are over. Personal answers
 * are not cached.
 */
export const cachedReply = <T>(
  reply: Reply<T>,
  { engine, cacheSeconds }: { readonly engine: Pick<SearchEngine, 'about'>; readonly cacheSeconds: number },
): Reply<T> => {
  if (cacheSeconds === 0) return reply;
  const cache = createLruCache<{ readonly text: string }>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ text }) => text.length * BYTES_PER_CHARACTER,
    ttlMs: cacheSeconds * 1000,
  });
  return async (query, request, response) => {
    const key = keyOf(request, engine.about());
    const cached = key === null ? null : cache.get(key);
    const text = cached?.text ?? JSON.stringify(await reply(query, request, response));
    if (key !== null && cached === null && !isPersonal(request)) cache.set(key, { text });
    void response.type('application/json; charset=utf-8');
    return text;
  };
};
