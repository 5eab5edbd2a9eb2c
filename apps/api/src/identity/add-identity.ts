import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANONYMOUS } from '../access/caller.ts';
import type { IdentifyCaller } from '../access/caller.ts';
import type { Database } from '../database/open-database.ts';
import { addRateLimits } from './guards/add-rate-limits.ts';
import { addVisitorContext } from './guards/add-visitor-context.ts';
import { rejectCrossSiteChanges } from './guards/reject-cross-site-changes.ts';
import { createVisitorKey } from './guards/visitor-key.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { loginCookies } from './login-cookies.ts';
import { userOf } from './login-info.ts';
import type { OpenIdClient } from './provider/open-id-client.ts';
import { createInvitations } from './people/invitations.ts';
import { createPeopleNames } from './people/people-names.ts';
import type { NamesOf } from './people/people-names.ts';
import { createPeopleStore } from './people/people-store.ts';
import type { PeopleStore } from './people/people-store.ts';
import { createRoleLog } from './people/role-log.ts';
import { createOpenIdLogin } from './provider/open-id-login.ts';
import { createRoleGrants } from './roles/role-grants.ts';
import type { RoleGrants } from './roles/role-grants.ts';
import { addInvitationRoutes } from './routes/invitation-routes.ts';
import { addLoginRoutes } from './routes/login-routes.ts';
import { addLogoutRoutes } from './routes/logout-routes.ts';
import { addPeopleRoutes } from './routes/people-routes.ts';
import { addRoleRoutes } from './routes/role-routes.ts';
import { addUserInfoRoute } from './routes/user-info-route.ts';
import { createCurrentSession } from './session/current-session.ts';
import { createLoginAttempts } from './session/login-attempts.ts';
import { createSessionStore } from './session/session-store.ts';

export interface IdentityDependencies {
  readonly database: Database;
  readonly settings: IdentitySettings;
  readonly client: OpenIdClient;
  readonly clock: () => number;
  readonly newId: () => string;
}

const MINUTE_MS = 60_000;

/** The part of the identity service that other parts of the server use. */
export interface Identity {
  /** The login provider, to which subjects belong. */
  readonly issuer: string;
  readonly identifyCaller: IdentifyCaller;
  /** Returns the full subject of the sender of a request; null for anonymous visitors. */
  readonly subjectOf: (request: FastifyRequest) => Promise<string | null>;
  readonly grants: RoleGrants;
  readonly people: PeopleStore;
  readonly namesOf: NamesOf;
}

/**
 * Adds logins, sessions and their protection. Returns how other routes identify the caller. Only routes that are added
 * afterwards are protected.
 */
export const addIdentity = async (
  app: FastifyInstance,
  { database, settings, client, clock, newId }: IdentityDependencies,
): Promise<Identity> => {
  const { issuer } = client;
  const lifeMs = settings.SESSION_HOURS * 60 * MINUTE_MS;
  const idleMs = settings.SESSION_IDLE_MINUTES * MINUTE_MS;
  const cookies = loginCookies(settings.PUBLIC_URL);
  const people = createPeopleStore({ database, issuer, clock });
  const sessions = createSessionStore({ database, issuer, clock, idleMs, lifeMs, onSeen: people.markSeen });
  const provider = createOpenIdLogin({ client, settings, clock });
  const grants = createRoleGrants({ database, issuer, clock, newId });
  const currentSession = createCurrentSession({ cookies, sessions, provider, clock });
  const invitations = createInvitations({ database, issuer, clock, newId });
  const readRoleLog = createRoleLog({ database, issuer });
  const attempts = createLoginAttempts(database, clock);

  await app.register(cookie);
  rejectCrossSiteChanges(app, { cookies, publicUrl: settings.PUBLIC_URL });
  const visitorKey = createVisitorKey(currentSession);
  await addRateLimits(app, { settings, visitorKey });
  addVisitorContext(app, visitorKey);

  const identifyCaller: IdentifyCaller = async (request) => {
    const session = await currentSession(request);
    return session === null ? ANONYMOUS : { user: userOf(session, await grants.rolesOf(session.claims.sub)) };
  };

  const dependencies = {
    ...{ attempts, cookies, currentSession, grants, lifeMs, provider, sessions },
    ...{ people, invitations, readRoleLog },
  };
  await app.register(
    async (routes) => {
      routes.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      addUserInfoRoute(routes, dependencies);
      addLoginRoutes(routes, dependencies);
      addLogoutRoutes(routes, dependencies);
      addRoleRoutes(routes, dependencies);
      addPeopleRoutes(routes, dependencies);
      addInvitationRoutes(routes, dependencies);
    },
    { prefix: '/login-service' },
  );
  const subjectOf = async (request: FastifyRequest) => (await currentSession(request))?.claims.sub ?? null;
  return {
    issuer,
    identifyCaller,
    subjectOf,
    grants,
    people,
    namesOf: createPeopleNames({ database, issuer }),
  };
};
