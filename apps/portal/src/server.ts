import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import type { PortalConfiguration } from '@open-discovery/config';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets } from './app/document.tsx';
import type { render as renderPage } from './entry-server.tsx';
import { chooseLanguage } from './messages/languages.ts';
import type { Language } from './messages/languages.ts';
import { newNonce, securityHeaders } from './security-headers.ts';
import type { PortalSettings } from './settings.ts';

export interface HostDependencies {
  readonly settings: PortalSettings;
  readonly configuration: PortalConfiguration;
  /** Loaded anew for each request in development. */
  readonly loadRender: () => Promise<typeof renderPage>;
  readonly assetsOf: (path: string, language: Language) => PageAssets;
  /** Serves the built files, or Vite in development. */
  readonly addAssets: (host: FastifyInstance) => Promise<void>;
}

const LANGUAGE_COOKIE = 'lang';
const LONGEST_URL_CHARACTERS = 16_000;

/** The portal's host: assets, pages, and the API behind the same origin. */
export const createPortalHost = async (dependencies: HostDependencies): Promise<FastifyInstance> => {
  const { settings } = dependencies;
  const host = Fastify({
    logger: { level: settings.logLevel },
    routerOptions: { maxParamLength: LONGEST_URL_CHARACTERS },
    trustProxy: true,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await host.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  await host.register(httpProxy, {
    upstream: settings.apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    proxyPayloads: true,
    // The API's redirects are relative; under this prefix they lead where they should as they are.
    internalRewriteLocationHeader: false,
    replyOptions: {
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
  host.get('/*', (request, reply) => answerPage(request, reply, dependencies));
  host.setNotFoundHandler((_request, reply) => reply.code(405).type('text/plain').send('Method not allowed'));
  return host;
};

const answerPage = async (request: FastifyRequest, reply: FastifyReply, dependencies: HostDependencies) => {
  const { settings, configuration, loadRender, assetsOf } = dependencies;
  const url = parseUrl(request);
  if (!url) return reply.code(400).type('text/plain').send('Bad address');
  const asked = url.searchParams.get('lang');
  const language = chooseLanguage({
    asked,
    remembered: readCookie(request.headers.cookie, LANGUAGE_COOKIE),
    accepted: request.headers['accept-language'] ?? null,
  });
  const nonce = newNonce();
  const development = settings.mode === 'development';
  const render = await loadRender();
  const rendered = await render(new Request(url, { headers: { accept: 'text/html' } }), {
    configuration,
    language,
    graphUrl: graphUrlOf(configuration, settings),
    fetch: globalThis.fetch,
    now: new Date(),
    production: !development,
    assets: assetsOf(url.pathname, language),
    nonce: development ? undefined : nonce,
    onError: (error) => request.log.error(error),
  });
  void reply.code(rendered.status).headers(rendered.headers);
  if (!development) void reply.headers(securityHeaders(nonce));
  void reply.header('vary', 'accept-language, cookie').header('cache-control', 'private, no-cache');
  if (asked === language)
    void reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`);
  return reply.send(rendered.body ?? '');
};

const parseUrl = (request: FastifyRequest): URL | null => {
  if (request.url.length > LONGEST_URL_CHARACTERS) return null;
  const base = `${request.protocol}://${request.host}`;
  return URL.canParse(request.url, base) ? new URL(request.url.replace(/^\/+/, '/'), base) : null;
};

/** On the server the shipped `/api/…` address is reached directly, without the way through this host. */
const graphUrlOf = (configuration: PortalConfiguration, settings: PortalSettings): string => {
  const { graph } = configuration.addresses;
  return graph.startsWith('/api/') ? `${settings.apiUrl}${graph.slice('/api'.length)}` : graph;
};

const readCookie = (header: string | undefined, name: string): string | null =>
  header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
