import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../access/authorize.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Database } from '../database/open-database.ts';
import { publicUrls } from '../formats/public-urls.ts';
import type { Identity } from '../identity/add-identity.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Settings } from '../settings/settings.ts';
import { addConnectionRoutes } from './connection-routes.ts';
import { configuredOrcid, ORCID_SERVICE } from './orcid-client.ts';
import type { OrcidDependencies } from './orcid-dependencies.ts';
import { createOrcidStore } from './orcid-store.ts';
import { addWorksRoutes } from './works-routes.ts';

interface OrcidOptions {
  readonly engine: SearchEngine;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => number;
  readonly identity: Identity;
}

const requireUser =
  ({ identifyCaller, subjectOf }: Identity): OrcidDependencies['requireUser'] =>
  async (request) => {
    requirePermission(await identifyCaller(request), 'orcid.own', [null]);
    const subject = await subjectOf(request);
    if (subject === null) throw new ApiError(401, problem('login'));
    return subject;
  };

/** Adds the ORCID service, by which users add works to their ORCID records. Without a client at ORCID, it says that it is off. */
export const addOrcid = async (
  app: FastifyInstance,
  { engine, database, settings, clock, identity }: OrcidOptions,
): Promise<void> => {
  const client = configuredOrcid(settings);
  const { PUBLIC_URL: publicUrl } = settings;
  const addRoutes = (scope: FastifyInstance): void => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    if (client === null) {
      scope.all('/*', { schema: { hide: true } }, () => {
        throw new ApiError(404, 'This server has no ORCID service: ORCID_CLIENT_ID is not set');
      });
      return;
    }
    const { clientSecret } = client;
    const formerSecrets = settings.ORCID_FORMER_SECRETS;
    const dependencies: OrcidDependencies = {
      ...{ client, engine, publicUrl, urls: publicUrls(settings) },
      store: createOrcidStore({ database, issuer: identity.issuer, clientSecret, formerSecrets, clock }),
      subjectOf: identity.subjectOf,
      requireUser: requireUser(identity),
    };
    addConnectionRoutes(scope, dependencies);
    addWorksRoutes(scope, dependencies);
  };
  await app.register(
    (scope, _options, done) => {
      addRoutes(scope);
      done();
    },
    { prefix: ORCID_SERVICE },
  );
};
