import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { inputOf } from '../http/input.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { fetchOwn } from './fetch-own.ts';
import { fetchUpstream } from './fetch-upstream.ts';
import type { FetchRules } from './fetch-upstream.ts';
import type { CachePolicy } from './freshness.ts';
import { readTarget } from './read-target.ts';
import type { Target, TargetRules } from './read-target.ts';
import { UPSTREAM_FAILURES } from './upstream-answer.ts';

export interface CacheDependencies extends FetchRules, TargetRules {
  /** Returns milliseconds of any clock that only moves forward. */
  readonly clock?: () => number;
  readonly policy: CachePolicy;
  readonly memoryBytes: number;
}

/** The maximum number of concurrent requests to services. */
const FLIGHT_LIMIT = 32;
const BUSY_RETRY_S = 2;

const input = inputOf(
  z.object({
    url: z
      .string({ error: 'url: exactly one address is required' })
      .describe('Address of a configured host, or a path of this server below /admin-tool/; URL-encoded'),
  }),
);

const fetchCached = (
  app: FastifyInstance,
  cache: AnswerCache,
  target: Exclude<Target, { kind: 'rejected' }>,
  rules: FetchRules,
): Promise<CachedAnswer> =>
  cache.get(target.key, () =>
    target.kind === 'own' ? fetchOwn(app, target.key) : fetchUpstream(target.url, rules),
  );

const send = (reply: FastifyReply, answer: CachedAnswer): FastifyReply => {
  if (answer.kind === 'missing') throw new ApiError(404, 'The cached service has nothing at this address');
  if (answer.kind === 'failed') {
    const { status, message } = UPSTREAM_FAILURES[answer.reason];
    throw new ApiError(status, message, answer.reason === 'busy' ? { retryAfterSeconds: BUSY_RETRY_S } : {});
  }
  const { state, ageS, maxAgeS, body } = answer;
  // `max-age` is the full lifetime, and browsers continue from `age`. RFC 9111 §4.2.
  const ages =
    state === 'pass'
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': `public, max-age=${maxAgeS}`, age: String(ageS) };
  return reply
    .headers({ ...ages, 'content-type': 'application/json; charset=utf-8', 'x-cache': state })
    .send(body);
};

/** Adds `GET /cache/get?url=`: JSON of configured services and of the own help content. Spec §7 "Help content". */
export const addCacheRoutes = (app: FastifyInstance, deps: CacheDependencies): void => {
  const { clock, policy, memoryBytes } = deps;
  const cache = createAnswerCache({ clock, policy, limitBytes: memoryBytes, flightLimit: FLIGHT_LIMIT });
  const schema = {
    summary: 'A response of another service through the cache',
    description: 'The header `x-cache` is hit, miss, stale, or pass for a response that may not be cached.',
    tags: ['Cache'],
    querystring: { type: 'object', properties: input.properties, required: input.required },
    response: {
      200: {
        description: 'The unchanged JSON of the service',
        content: { 'application/json': { schema: {} } },
      },
      400: { description: 'The address is invalid, or its host is not configured' },
      404: { description: 'The service has nothing at this address' },
      502: { description: 'The service is unreachable, failed, or did not respond with JSON' },
      503: { description: 'Too many concurrent requests to services' },
      504: { description: 'The service did not respond in time' },
    },
  };
  app.get('/cache/get', { schema }, async (request, reply) => {
    const target = readTarget(input.parse(request.query).url, deps);
    if (target.kind === 'rejected') throw new ApiError(400, target.message);
    const answer = await fetchCached(app, cache, target, deps);
    return send(reply, answer);
  });
};
