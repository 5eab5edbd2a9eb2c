import type { PortalConfiguration } from '@open-discovery/config';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ApiError } from './api-error.ts';
import { addErrorHandlers, GRAPH, pathOf, SECURITY_HEADERS, sendFailure } from './add-error-handlers.ts';
import { addAdminTool, ADMIN_TOOL } from './admin-tool/add-admin-tool.ts';
import { addCache } from './cache/add-cache.ts';
import { openContentStore } from './content/content-store.ts';
import { seedPortal } from './content/seed-portal.ts';
import type { Database } from './database/open-database.ts';
import { addDocs } from './docs/docs-routes.ts';
import { addCitationStyleRoutes } from './formats/citation-style-routes.ts';
import { publicUrls } from './formats/public-urls.ts';
import { addRecordFormatRoutes } from './formats/record-format-routes.ts';
import { addResultLinksetRoutes } from './formats/result-linkset-routes.ts';
import { openStyleFolder } from './formats/style-folder.ts';
import { addCollectionRoutes } from './graph/collection-routes.ts';
import { addExportRoutes } from './graph/export/export-routes.ts';
import { addFeedRoutes } from './graph/feed/feed-routes.ts';
import { addLinksRoutes } from './graph/links/links-routes.ts';
import { LIMITS } from './graph/parameters/limits.ts';
import { addOverYearsRoutes } from './graph/over-years/over-years-routes.ts';
import { addPortalRoutes } from './graph/portal-routes.ts';
import { addSearchSnapshotRoutes } from './graph/search-snapshot/search-snapshot-routes.ts';
import { addSitemapRoutes } from './graph/sitemap/sitemap-routes.ts';
import { addSpellingRoutes } from './graph/spelling/spelling-routes.ts';
import { addTotalsRoute } from './graph/totals/totals-route.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import { addIdentity } from './identity/add-identity.ts';
import { trustedProxies } from './identity/guards/trusted-proxies.ts';
import { configuredClient } from './identity/provider/open-id-client.ts';
import { addOaiRoutes } from './oai/oai-routes.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { Settings } from './settings.ts';
import { addTrialLogin } from './trial-login/add-trial-login.ts';
import { addUploads } from './uploads/add-uploads.ts';

export interface ApiDependencies {
  readonly engine: SearchEngine;
  readonly database: Database;
  /** The portal that a database starts with; null for an empty one. */
  readonly configuration?: PortalConfiguration | null;
  readonly settings: Settings;
  /** Fastify's logger options; `false` logs nothing. */
  readonly logger: FastifyServerOptions['logger'];
  /** Now, in ms since 1970. */
  readonly clock: () => number;
  /** An id that nobody can guess. */
  readonly newId?: () => string;
}

const MAX_HEADER_BYTES = 32_768;

/** Routes whose addresses carry codes that log somebody in. */
const SECRET_ADDRESSES = /^\/(?:login-service|trial-login)\//;

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
    if (!SECRET_ADDRESSES.test(request.routeOptions.url ?? request.url))
      request.log.debug({ url: request.url }, 'request address');
  });
};

/**
 * The server, ready for `listen()` or `inject()`. It owns neither engine nor database: who opened them closes them.
 *
 * @example
 * const app = await createApi({ engine, database, settings, logger: false, clock: Date.now });
 * await app.inject('/graph/v3/projects?search=tides');
 */
export const createApi = async ({
  engine,
  database,
  configuration = null,
  settings,
  logger,
  clock,
  newId = randomUUID,
}: ApiDependencies): Promise<FastifyInstance> => {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Longer ids than the address allows cannot come; shorter ones are looked up, and not found.
    routerOptions: { maxParamLength: LIMITS.urlChars },
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply, clock),
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: 1_024,
    trustProxy: trustedProxies(settings),
  });
  // Routes parse their own input, with messages of their own; Fastify's schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  addHooks(app);
  addErrorHandlers(app, clock);
  const client =
    configuredClient(settings) ??
    (await addTrialLogin(app, {
      settings,
      keysFile: path.resolve(settings.DATA_DIR, 'trial-login.json'),
    }));
  await addDocs(app);
  const identifyCaller = await addIdentity(app, { database, settings, client, clock, newId });
  addHealthRoutes(app, engine);
  await addUploads(app, { settings, identifyCaller, newId });
  addCache(app, { settings, clock });
  const store = await openContentStore({ database, clock, newId });
  if (configuration) await seedPortal(store, configuration);
  await app.register(async (part) => addAdminTool(part, { store, identifyCaller, clock }), {
    prefix: ADMIN_TOOL,
  });
  const dependencies = { engine, clock, cacheSeconds: settings.CACHE_SECONDS };
  const place = publicUrls(settings);
  // A scope of its own: no other route takes forms.
  await app.register(async (oai) =>
    addOaiRoutes(oai, {
      engine,
      place,
      clock,
      name: configuration?.title ?? 'Open Discovery',
      adminEmail: settings.OAI_ADMIN_EMAIL,
    }),
  );
  await app.register(
    async (graph) => {
      addLinksRoutes(graph, dependencies);
      addCollectionRoutes(graph, dependencies);
      addPortalRoutes(graph, dependencies);
      addSitemapRoutes(graph, dependencies);
      addTotalsRoute(graph, dependencies);
      addSpellingRoutes(graph, dependencies);
      addOverYearsRoutes(graph, dependencies);
      addSearchSnapshotRoutes(graph, dependencies);
      addExportRoutes(graph, dependencies);
      addRecordFormatRoutes(graph, dependencies, place);
      addResultLinksetRoutes(graph, dependencies, place);
      addCitationStyleRoutes(graph, dependencies, openStyleFolder(settings.CITATION_STYLES_DIR));
      addFeedRoutes(graph, dependencies, place);
      graph.get('/api-docs', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: GRAPH },
  );
  return app;
};
