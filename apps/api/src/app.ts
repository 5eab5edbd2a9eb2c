import type { PortalConfiguration } from '@open-discovery/config';
import { NO_TELEMETRY } from '@open-discovery/telemetry';
import type { Telemetry } from '@open-discovery/telemetry';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { IdentifyCaller } from './access/caller.ts';
import { createServer } from './http/create-server.ts';
import type { ServerOptions } from './http/create-server.ts';
import { addContent } from './add-content.ts';
import { addGraphApi } from './add-graph-api.ts';
import { addCache } from './cache/add-cache.ts';
import { addClaims } from './claims/add-claims.ts';
import { createLinkedEngine } from './claims/linked-engine/create-linked-engine.ts';
import { openLinkOverlay } from './claims/linked-engine/link-overlay.ts';
import type { ContentStore } from './content/content-store.ts';
import type { Database } from './database/open-database.ts';
import { addDocs } from './docs/docs-routes.ts';
import { publicUrls } from './formats/public-urls.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import { addCommunities } from './communities/community-routes.ts';
import { addIdentity } from './identity/add-identity.ts';
import type { Identity } from './identity/add-identity.ts';
import { sessionCookieName } from './identity/login-cookies.ts';
import { configuredClient } from './identity/provider/open-id-client.ts';
import { addOrcid } from './orcid/add-orcid.ts';
import { addOaiRoutes } from './oai/oai-routes.ts';
import type { SearchEngine } from './search/search-engine.ts';
import { createMeteredEngine } from './telemetry/create-metered-engine.ts';
import { addTrialLogin } from './trial-login/add-trial-login.ts';
import { addUploads } from './uploads/add-uploads.ts';
import { createWithdrawingEngine } from './withdrawals/create-withdrawing-engine.ts';
import type { WithdrawalOverlay } from './withdrawals/withdrawal-overlay.ts';

export interface ApiDependencies extends ServerOptions {
  readonly engine: SearchEngine;
  readonly database: Database;
  /** The portal to fill an empty database with; null for none. */
  readonly configuration?: PortalConfiguration | null;
  /** Creates an unguessable id. */
  readonly newId?: () => string;
  /** The built `uploads/svg-worker.ts`; null cleans drawings in this thread. */
  readonly svgWorkerUrl?: URL | null;
  /** The built program of harvests; null if none can be started. */
  readonly harvestProgram?: string | null;
  /** Metrics and traces; nothing by default. */
  readonly telemetry?: Telemetry;
}

/** Adds logins, and returns what the other routes know about users. */
const addLogins = async (
  app: FastifyInstance,
  { database, settings, clock, newId }: Required<ApiDependencies>,
): Promise<Identity> => {
  const keysFile = path.resolve(settings.DATA_DIR, 'trial-login.json');
  const client = configuredClient(settings) ?? (await addTrialLogin(app, { settings, keysFile }));
  await addDocs(app, {
    sessionCookie: sessionCookieName(settings.PUBLIC_URL),
    baseUrl: `${publicUrls(settings).portal}/api`,
  });
  return addIdentity(app, { database, settings, client, clock, newId });
};

/** Adds the links of users. Returns the engine whose records have the approved ones. */
const addLinks = async (
  app: FastifyInstance,
  { engine, settings, clock }: Required<ApiDependencies>,
  {
    store,
    identifyCaller,
    withdrawals,
  }: {
    readonly store: ContentStore;
    readonly identifyCaller: IdentifyCaller;
    readonly withdrawals: WithdrawalOverlay;
  },
): Promise<SearchEngine> => {
  const overlay = await openLinkOverlay({ engine, store, clock });
  const pendingLimit = settings.PENDING_LINKS_PER_USER;
  await addClaims(app, { engine, overlay, withdrawals, store, identifyCaller, clock, pendingLimit });
  return createLinkedEngine(engine, overlay);
};

/** Adds OAI-PMH and the Graph API. */
const addRecords = async (
  app: FastifyInstance,
  { engine, configuration, settings, clock }: Required<ApiDependencies>,
  {
    identifyCaller,
    withdrawals,
  }: { readonly identifyCaller: IdentifyCaller; readonly withdrawals: WithdrawalOverlay },
): Promise<void> => {
  const urls = publicUrls(settings);
  // Registered in its own scope: only its routes accept forms.
  await app.register((scope, _options, done) => {
    addOaiRoutes(scope, {
      engine,
      withdrawals,
      publicUrls: urls,
      clock,
      name: configuration?.title ?? 'Open Discovery',
      adminEmail: settings.OAI_ADMIN_EMAIL,
    });
    done();
  });
  await addGraphApi(app, {
    engine,
    identifyCaller,
    withdrawals,
    clock,
    cacheSeconds: settings.CACHE_SECONDS,
    publicUrls: urls,
    stylesFolder: settings.CITATION_STYLES_DIR,
  });
};

/**
 * Creates the server, ready for `listen()` or `inject()`. Closing it does not close the engine or the database.
 * @example
 * const app = await createApi({ engine, database, settings, logger: false, clock: Date.now });
 * await app.inject('/graph/v3/projects?search=tides');
 */
export const createApi = async (options: ApiDependencies): Promise<FastifyInstance> => {
  const defaults = {
    configuration: null,
    newId: randomUUID,
    svgWorkerUrl: null,
    harvestProgram: null,
    telemetry: NO_TELEMETRY,
  };
  const given = { ...defaults, ...options };
  const dependencies = { ...given, engine: createMeteredEngine(given.engine, given.telemetry) };
  const { engine, settings, clock, newId, svgWorkerUrl } = dependencies;
  const app = createServer(dependencies);
  const identity = await addLogins(app, dependencies);
  const { identifyCaller, namesOf } = identity;
  addCache(app, { settings });
  const { store, uploads, withdrawals } = await addContent(app, {
    ...dependencies,
    identifyCaller,
    namesOf,
  });
  await addUploads(app, { settings, uploads, identifyCaller, newId, svgWorkerUrl });
  addCommunities(app, { ...identity, store });
  addHealthRoutes(app, { engine, database: dependencies.database, store, dataDir: settings.DATA_DIR });
  const shown = { ...dependencies, engine: createWithdrawingEngine(engine, withdrawals) };
  const linkedEngine = await addLinks(app, shown, { store, identifyCaller, withdrawals });
  await addOrcid(app, { engine: linkedEngine, database: dependencies.database, settings, clock, identity });
  await addRecords(app, { ...dependencies, engine: linkedEngine }, { identifyCaller, withdrawals });
  return app;
};
