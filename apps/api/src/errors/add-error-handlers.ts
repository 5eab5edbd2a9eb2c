import { errorCode } from '@open-discovery/harvest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { errorBody } from './error-body.ts';
import { messageOf } from './message-of.ts';
import { rootMessage } from './root-message.ts';
import { collectRouteMethods } from '../http/route-methods.ts';
import { EngineError } from '../search/engine-error.ts';
import type { EngineErrorReason } from '../search/engine-error.ts';
import { toFailure } from './to-failure.ts';
import { tooLarge } from './too-large.ts';

/** The path of the Graph API. */
export const GRAPH = '/graph/v3';

const RESOURCE_POLICY = 'cross-origin-resource-policy';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  [RESOURCE_POLICY]: 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Returns an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const YEAR_SECONDS = 31_536_000;

/** Returns the headers of every response. A portal on https tells browsers to stay on it. RFC 6797. */
export const securityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});

/** Replaces Fastify's error about a body that is too large by one that names the route's limit. */
const withLimit = (error: unknown, { routeOptions }: FastifyRequest): unknown =>
  errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge('body', routeOptions.bodyLimit) : error;

/** The reasons of a search engine that runs elsewhere. */
const AWAY: ReadonlySet<EngineErrorReason> = new Set(['unreachable', 'limited']);

/** Sends a failure with the Graph API's error body. It is never cached. */
export const sendFailure = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: () => number,
): FastifyReply => {
  const { status, message, retryAfterSeconds, details } = toFailure(withLimit(error, request));
  if (isDatabaseUnavailable(error))
    request.log.warn({ reason: messageOf(error) }, 'the database cannot be used');
  else if (error instanceof EngineError && AWAY.has(error.reason))
    request.log.warn({ reason: rootMessage(error) }, 'the search does not respond');
  else if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed');
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  const body = errorBody({ status, message, path: request.url, at: new Date(clock()) });
  return reply
    .headers({
      ...SECURITY_HEADERS,
      // A failure is as readable for other websites as the response would have been.
      [RESOURCE_POLICY]: reply.getHeader(RESOURCE_POLICY) ?? SECURITY_HEADERS[RESOURCE_POLICY],
      'cache-control': 'no-store',
    })
    .status(status)
    .send({ ...body, ...details });
};

/** Handles every failure of a route that is added from now on, and every unknown address. */
export const addErrorHandlers = (app: FastifyInstance, clock: () => number): void => {
  const methodsOf = collectRouteMethods(app);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, clock));
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    if (methods.length > 0 || (request.method !== 'GET' && request.method !== 'HEAD')) {
      reply.header('allow', methods.join(', ') || 'GET, HEAD');
      throw new ApiError(405, `Request method '${request.method}' is not supported`);
    }
    // The Graph API answers 405 to paths that it does not have.
    if (path === GRAPH || path.startsWith(`${GRAPH}/`))
      throw new ApiError(405, `No static resource ${path.replace(/^\/graph\//, '')}.`);
    throw new ApiError(404, `No such path: ${path}`);
  });
};
