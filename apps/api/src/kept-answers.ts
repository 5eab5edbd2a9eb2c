import { createLruCache } from '@open-discovery/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from './access/personal-answer.ts';
import type { EngineStatus, SearchEngine } from './search/search-engine.ts';

/** Enough for the overview and some thousand numbers. */
const MAX_BYTES = 1024 * 1024;
const BYTES_PER_CHARACTER = 2;

type Reply<T> = (query: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Identifies an answer and the state of the records; `null` where records change without a trace. */
const keyOf = ({ url }: FastifyRequest, status: EngineStatus | null): string | null => {
  if (status === null || status.isLive) return null;
  return [status.generation, status.publishedAt, status.links?.revision ?? '', url].join(' ');
};

/**
 * Returns a reply that computes each answer once, and sends its text again until the records change or the time that other
 * caches may keep it is over. Personal answers are not kept.
 */
export const keepAnswers = <T>(
  reply: Reply<T>,
  { engine, cacheSeconds }: { readonly engine: Pick<SearchEngine, 'about'>; readonly cacheSeconds: number },
): Reply<T> => {
  if (cacheSeconds === 0) return reply;
  const kept = createLruCache<{ readonly text: string }>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ text }) => text.length * BYTES_PER_CHARACTER,
    ttlMs: cacheSeconds * 1000,
  });
  return async (query, request, response) => {
    const key = keyOf(request, engine.about());
    const known = key === null ? null : kept.get(key);
    const text = known?.text ?? JSON.stringify(await reply(query, request, response));
    if (key !== null && known === null && !isPersonal(request)) kept.set(key, { text });
    void response.type('application/json; charset=utf-8');
    return text;
  };
};
