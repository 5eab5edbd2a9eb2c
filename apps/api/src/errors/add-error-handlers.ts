import { errorCode } from '@open-discovery/harvest';
import { errorBody } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { GRAPH, pathOf } from '../http/paths.ts';
import { collectRouteMethods } from '../http/route-methods.ts';
import { RESOURCE_POLICY, SECURITY_HEADERS } from '../http/security-headers.ts';
import { logFailure } from './log-failure.ts';
import { RepeatedWarnings } from './repeated-warnings.ts';
import { toFailure } from './to-failure.ts';
import { tooLarge } from './too-large.ts';

/** Replaces Fastify's error about a body that is too large by one that names the route's limit. */
const withLimit = (error: unknown, { routeOptions }: FastifyRequest): unknown =>
  errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge('body', routeOptions.bodyLimit) : error;

/** Sends a failure with the Graph API's error body. It is never cached. */
export const sendFailure = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: () => number,
): FastifyReply => {
  const { status, message, retryAfterSeconds, details } = toFailure(withLimit(error, request));
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
  const warnings = new RepeatedWarnings(app.log);
  app.addHook('onClose', async () => warnings.close());
  app.setErrorHandler((error, request, reply) => {
    logFailure(error, toFailure(error).status, request, warnings);
    return sendFailure(error, request, reply, clock);
  });
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
