import { errorCode } from '@open-discovery/harvest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { errorBody } from './error-body.ts';
import { messageOf } from './message-of.ts';
import { rootMessage } from './root-message.ts';
import { GRAPH, pathOf } from '../http/paths.ts';
import { collectRouteMethods } from '../http/route-methods.ts';
import { RESOURCE_POLICY, SECURITY_HEADERS } from '../http/security-headers.ts';
import { EngineError } from '../search/engine-error.ts';
import type { EngineErrorReason } from '../search/engine-error.ts';
import { toFailure } from './to-failure.ts';
import { tooLarge } from './too-large.ts';

/** Replaces Fastify's error about a body that is too large by one that names the route's limit. */
const withLimit = (error: unknown, { routeOptions }: FastifyRequest): unknown =>
  errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge('body', routeOptions.bodyLimit) : error;

const NO_RESPONSE = 'the search does not respond';

/** Lines of the log about searches that are refused for now, by the reason of the engine. */
const REFUSALS: { readonly [Reason in EngineErrorReason]?: string } = {
  unreachable: NO_RESPONSE,
  limited: NO_RESPONSE,
  busy: 'too many searches',
};

const refusalOf = (error: unknown): string | undefined =>
  error instanceof EngineError ? REFUSALS[error.reason] : undefined;

/** Sends a failure with the Graph API's error body. It is never cached. */
export const sendFailure = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: () => number,
): FastifyReply => {
  const { status, message, retryAfterSeconds, details } = toFailure(withLimit(error, request));
  const refusal = refusalOf(error);
  if (status === 507) request.log.warn({ reason: rootMessage(error) }, 'there is no space for files');
  else if (isDatabaseUnavailable(error))
    request.log.warn({ reason: messageOf(error) }, 'the database cannot be used');
  else if (refusal !== undefined) request.log.warn({ reason: rootMessage(error) }, refusal);
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
