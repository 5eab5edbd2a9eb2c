import {
  answerExpectation,
  answerUnreadable,
  awaitRestOfBody,
  bodyProblem,
  dropIfReset,
  errorBody,
  hasOneHost,
  keepPeerAddresses,
} from '@open-discovery/http-server';
import type { UnreadableAnswer } from '@open-discovery/http-server';
import { addRequestTelemetry, createRequestId } from '@open-discovery/telemetry';
import type { Telemetry } from '@open-discovery/telemetry';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { addErrorHandlers, sendFailure } from '../errors/add-error-handlers.ts';
import { ApiError } from '../errors/api-error.ts';
import { LIMITS } from '../graph/parameters/limits.ts';
import { trustedProxies } from '../identity/guards/trusted-proxies.ts';
import type { Settings } from '../settings/settings.ts';
import { acceptEmptyJson } from './accept-empty-json.ts';
import { addCrossOriginReads } from './add-cross-origin-reads.ts';
import { pathOf } from './paths.ts';
import { ResponseLog } from './response-log.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerOptions {
  readonly settings: Settings;
  /** Fastify's logger options; `false` logs nothing. */
  readonly logger: FastifyServerOptions['logger'];
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const MAX_HEADER_BYTES = 32_768;
/** The interval between two checks for requests that take too long. */
const TIMEOUT_CHECK_MS = 5_000;

/** Routes whose addresses contain login codes. */
const SECRET_ADDRESSES = /^\/(?:login-service|trial-login|orcid-service)\//;

const addHooks = (app: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (dropIfReset(request.raw, reply)) return;
    reply.headers(headers);
    if (!hasOneHost(request.raw)) throw new ApiError(400, 'A request needs exactly one Host header');
    const problem = bodyProblem(request.raw);
    if (problem !== null) throw new ApiError(problem.status, problem.message);
    if (request.url.length > LIMITS.urlChars)
      throw new ApiError(414, `The address is longer than ${LIMITS.urlChars} characters`);
  });
  app.addHook('onSend', async (request, reply) => awaitRestOfBody(request.raw, reply));
  // Searches are private: addresses with a query are logged at debug only.
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const line = {
      method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'request');
    if (!SECRET_ADDRESSES.test(request.routeOptions.url ?? request.url))
      request.log.debug({ url: request.url }, 'request address');
  });
};

/** Creates the server without routes. */
export const createServer = ({
  settings,
  logger,
  clock,
  telemetry,
}: ServerOptions & { readonly telemetry: Telemetry }): FastifyInstance => {
  const timeoutMs = settings.REQUEST_TIMEOUT_SECONDS * 1_000;
  const headers = securityHeaders(settings.PUBLIC_URL);
  const trustProxy = trustedProxies(settings);
  const isTrusted = (address: string): boolean => trustProxy(address, 0);
  const refusals: UnreadableAnswer = {
    headers,
    toBody: (refusal) => errorBody({ ...refusal, path: '', at: new Date(clock()) }),
  };
  const app = Fastify({
    logger,
    genReqId: createRequestId(isTrusted),
    logController: new ResponseLog(),
    // No id in a path can be longer than an address; any other id is looked up.
    routerOptions: { maxParamLength: LIMITS.urlChars },
    // Hooks do not run for these.
    frameworkErrors: (error, request, reply) =>
      void sendFailure(error, request, reply.headers(headers), clock),
    clientErrorHandler: (error, socket) => {
      answerUnreadable(error, socket, refusals);
    },
    // Running requests are answered completely, with a header that says that the connection closes.
    return503OnClosing: false,
    requestTimeout: timeoutMs,
    // Node.js waits without an end for clients that do not read their response. Longer than the limit of requests, whose
    // refusal comes first.
    connectionTimeout: 2 * timeoutMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Checked by a hook, whose refusal has the headers of every response.
      requireHostHeader: false,
      requestTimeout: timeoutMs,
      connectionsCheckingInterval: Math.min(timeoutMs, TIMEOUT_CHECK_MS),
    },
    bodyLimit: 1_024,
    trustProxy,
  });
  keepPeerAddresses(app.server);
  app.server.on('checkExpectation', (_request, response) => {
    answerExpectation(response, refusals);
  });
  // Routes parse their own input and send their own messages; Fastify's schemas are documentation only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  addRequestTelemetry(app, { ...telemetry, isTrusted });
  addHooks(app, headers);
  acceptEmptyJson(app);
  addCrossOriginReads(app, settings.CORS_ORIGINS);
  addErrorHandlers(app, clock);
  return app;
};
