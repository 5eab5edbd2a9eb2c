import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { inputOf } from '../input.ts';
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
  /** Now, in ms. */
  readonly clock: () => number;
  readonly policy: CachePolicy;
  readonly memoryBytes: number;
}

/** Requests to services at a time, over all addresses. */
const FLIGHT_LIMIT = 32;
const BUSY_RETRY_S = 2;

const input = inputOf(
  z.object({
    url: z
      .string({ error: 'url: one address is needed' })
      .describe('Address of a configured host, or a path of this server below /admin-tool/; URL-encoded'),
  }),
);

const ask = (
  app: FastifyInstance,
  cache: AnswerCache,
  target: Exclude<Target, { kind: 'refused' }>,
  rules: FetchRules,
): Promise<CachedAnswer> =>
  cache.ask(target.key, () =>
    target.kind === 'own' ? fetchOwn(app, target.key) : fetchUpstream(target.url, rules),
  );

const send = (reply: FastifyReply, answer: CachedAnswer): FastifyReply => {
  if (answer.kind === 'missing') throw new ApiError(404, 'The cached service has nothing at this address');
  if (answer.kind === 'failed') {
    const { status, message } = UPSTREAM_FAILURES[answer.reason];
    throw new ApiError(status, message, answer.reason === 'busy' ? { retryAfterSeconds: BUSY_RETRY_S } : {});
  }
  const { state, ageS, maxAgeS, body } = answer;
  // `max-age` is the whole life of the answer and `age` what is gone of it: browsers count on from there. RFC 9111 §4.2.
  const ages =
    state === 'pass'
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': `public, max-age=${maxAgeS}`, age: String(ageS) };
  return reply
    .headers({ ...ages, 'content-type': 'application/json; charset=utf-8', 'x-cache': state })
    .send(body);
};

/** `GET /cache/get?url=`: JSON of configured services and of our own help content, from memory. Spec §7 "Help content". */
export const addCacheRoutes = (app: FastifyInstance, deps: CacheDependencies): void => {
  const { clock, policy, memoryBytes } = deps;
  const cache = createAnswerCache({ clock, policy, limitBytes: memoryBytes, flightLimit: FLIGHT_LIMIT });
  const schema = {
    summary: 'An answer of another service, through the cache',
    description:
      'The header `x-cache` says where it is from: hit, miss, stale, or pass for what may not be kept.',
    tags: ['Cache'],
    querystring: { type: 'object', properties: input.properties, required: input.required },
    response: {
      200: { description: 'The answer as the service gave it; always JSON' },
      400: { description: 'The address is wrong, or of a host that is not configured' },
      404: { description: 'The service has nothing at this address' },
      502: { description: 'The service cannot be reached, failed, or answered something else than JSON' },
      503: { description: 'Too many services are being asked' },
      504: { description: 'The service did not answer in time' },
    },
  };
  app.get('/cache/get', { schema }, async (request, reply) => {
    const target = readTarget(input.parse(request.query).url, deps);
    if (target.kind === 'refused') throw new ApiError(400, target.message);
    const answer = await ask(app, cache, target, deps);
    return send(reply, answer);
  });
};
