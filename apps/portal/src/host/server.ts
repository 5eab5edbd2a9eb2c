import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addErrorHandler, PAGES_ROUTE } from './add-error-handler.ts';
import { createPageAnswers } from './answer-pages.ts';
import { addCrawlerRoutes } from './crawler-routes.ts';
import { finishRequestsOnClose } from './finish-requests.ts';
import type { HostDependencies } from './host-dependencies.ts';
import { internalUrl } from './internal-url.ts';
import { createPortalSource } from './portal-source.ts';
import type { PortalSettings } from './settings.ts';

const LONGEST_URL_CHARACTERS = 16_000;

const trustedProxies = ({ trustedProxies: trusted }: PortalSettings) =>
  typeof trusted === 'number' ? (_address: string, distance: number) => distance < trusted : trusted;

/** Creates the portal's host: assets, pages, and the API under the same origin. */
export const createPortalHost = async (dependencies: HostDependencies): Promise<FastifyInstance> => {
  const { settings } = dependencies;
  const host = Fastify({
    logger: { level: settings.logLevel },
    routerOptions: { maxParamLength: LONGEST_URL_CHARACTERS },
    trustProxy: trustedProxies(settings),
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that arrive on open connections while the host closes are answered: their visitors wait for them.
    return503OnClosing: false,
  });
  finishRequestsOnClose(host);
  addErrorHandler(host, dependencies);
  await host.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  await host.register(httpProxy, {
    upstream: settings.apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    proxyPayloads: true,
    // The API's redirects are relative and also correct under this prefix.
    internalRewriteLocationHeader: false,
    replyOptions: {
      // The API limits requests by client address, which is not ours.
      rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
      onError: (reply) =>
        void reply.code(503).header('retry-after', '5').send({
          message: 'The API does not answer. Please try again in a moment.',
          error: 'Service Unavailable',
          code: 503,
        }),
    },
  });
  host.get('/health', () => ({ status: 'ok' }));
  await dependencies.addAssets(host);
  const portalNow = createPortalSource({
    configuration: dependencies.configuration,
    adminToolUrl: internalUrl(dependencies.configuration.addresses.adminTool, settings.apiUrl),
    fetch: globalThis.fetch,
    production: settings.mode !== 'development',
    keptMs: settings.portalRefreshSeconds * 1_000,
    clock: () => performance.now(),
    log: (line) => host.log.error(line),
  });
  addCrawlerRoutes(host, { settings, portalNow });
  const answerPage = createPageAnswers(dependencies);
  // Pages compress themselves, once for all clients.
  host.get(PAGES_ROUTE, { compress: false }, async (request, reply) => {
    const url = parseUrl(request);
    if (!url) return reply.code(400).type('text/plain').send('Bad address');
    return answerPage(request, reply, url, await portalNow());
  });
  host.setNotFoundHandler((_request, reply) => reply.code(405).type('text/plain').send('Method not allowed'));
  return host;
};

const parseUrl = (request: FastifyRequest): URL | null => {
  if (request.url.length > LONGEST_URL_CHARACTERS) return null;
  const base = `${request.protocol}://${request.host}`;
  return URL.canParse(request.url, base) ? new URL(request.url.replace(/^\/+/, '/'), base) : null;
};
