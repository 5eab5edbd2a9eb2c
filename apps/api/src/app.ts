import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ApiError } from './api-error.ts';
import { addDocs } from './docs/docs-routes.ts';
import { errorBody } from './error-body.ts';
import { addCollectionRoutes } from './graph/collection-routes.ts';
import { addLinksRoutes } from './graph/links/links-routes.ts';
import { LIMITS } from './graph/parameters/limits.ts';
import { addPortalRoutes } from './graph/portal-routes.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { Settings } from './settings.ts';
import { toFailure } from './to-failure.ts';

export interface ApiDependencies {
  readonly engine: SearchEngine;
  readonly settings: Pick<Settings, 'CACHE_SECONDS'>;
  /** Fastify's logger options; `false` logs nothing. */
  readonly logger: FastifyServerOptions['logger'];
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const GRAPH = '/graph/v3';
const MAX_HEADER_BYTES = 32_768;

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const addHooks = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.url.length > LIMITS.urlChars)
      throw new ApiError(414, `The address is longer than ${LIMITS.urlChars} characters`);
  });
  // What people search for is theirs: addresses with their parameters are logged at debug only.
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const line = {
      method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'request');
    request.log.debug({ url: request.url }, 'request address');
  });
};

const sendFailure = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: () => number,
): FastifyReply => {
  const { status, message, retryAfterSeconds } = toFailure(error);
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed');
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  const body = errorBody({ status, message, path: request.url, at: new Date(clock()) });
  return reply
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .status(status)
    .send(body);
};

const addErrorHandlers = (app: FastifyInstance, clock: () => number): void => {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, clock));
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw new ApiError(405, `Request method '${request.method}' is not supported`);
    }
    // The Graph API answers 405 to paths that it does not have.
    if (path === GRAPH || path.startsWith(`${GRAPH}/`))
      throw new ApiError(405, `No static resource ${path.replace(/^\/graph\//, '')}.`);
    throw new ApiError(404, `No such path: ${path}`);
  });
};

/**
 * The server, ready for `listen()` or `inject()`. It owns neither engine nor settings: who opened the engine closes it.
 *
 * @example
 * const app = await createApi({ engine, settings, logger: false, clock: Date.now });
 * await app.inject('/graph/v3/projects?search=tides');
 */
export const createApi = async ({
  engine,
  settings,
  logger,
  clock,
}: ApiDependencies): Promise<FastifyInstance> => {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Longer ids than the address allows cannot come; shorter ones are looked up, and not found.
    routerOptions: { maxParamLength: LIMITS.urlChars },
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply, clock),
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: 1_024,
  });
  // Routes parse their own input, with messages of their own; Fastify's schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  addHooks(app);
  addErrorHandlers(app, clock);
  await addDocs(app);
  addHealthRoutes(app, engine);
  const dependencies = { engine, clock, cacheSeconds: settings.CACHE_SECONDS };
  await app.register(
    async (graph) => {
      addLinksRoutes(graph, dependencies);
      addCollectionRoutes(graph, dependencies);
      addPortalRoutes(graph, dependencies);
      graph.get('/api-docs', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: GRAPH },
  );
  return app;
};
