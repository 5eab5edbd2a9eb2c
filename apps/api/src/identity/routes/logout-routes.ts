import { parseSameOriginPath } from '@open-discovery/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { LOGIN_OPTIONAL, LOGIN_REQUIRED } from '../../docs/security.ts';
import { reasonOf } from '../provider/reason-of.ts';
import type { Session } from '../session/session.ts';
import { loginRouteSchema, REDIRECT_QUERY, REDIRECTS } from './login-route-schema.ts';
import { queryParameter } from './query-parameter.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const AFTER_LOGOUT = '/';

const isCrossSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/** Adds `logout`, which ends a session here and at the provider, and `logout-everywhere` for all sessions here. */
export const addLogoutRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { cookies, currentSession, provider, sessions } = dependencies;

  /** Returns the provider's logout address; null if it has none or does not answer. */
  const providerLogoutUrl = async (
    request: FastifyRequest,
    session: Session,
    redirect: string,
  ): Promise<string | null> => {
    try {
      return (await provider.logoutUrl(session, redirect))?.href ?? null;
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'logout at the provider failed');
      return null;
    }
  };

  app.get(
    '/logout',
    loginRouteSchema('Logs out here and at the provider', {
      ...LOGIN_OPTIONAL,
      ...REDIRECT_QUERY,
      ...REDIRECTS,
    }),
    async (request, reply) => {
      const redirect = parseSameOriginPath(queryParameter(request, 'redirect')) ?? AFTER_LOGOUT;
      // A link on another site must not log out: it only redirects.
      if (isCrossSite(request)) return reply.redirect(redirect, 303);
      const secret = cookies.session(request);
      const session = secret === null ? null : await sessions.find(secret);
      if (secret !== null) await sessions.end(secret);
      cookies.clearSession(reply);
      const address = session === null ? null : await providerLogoutUrl(request, session, redirect);
      return reply.redirect(address ?? redirect, 303);
    },
  );

  app.get('/logged-out', { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(parseSameOriginPath(queryParameter(request, 'state')) ?? AFTER_LOGOUT, 303),
  );

  app.post(
    '/logout-everywhere',
    loginRouteSchema('Ends all sessions of the caller', {
      ...LOGIN_REQUIRED,
      response: { 204: { description: 'Success' }, 401: { description: 'The caller is not logged in' } },
    }),
    async (request, reply) => {
      const session = await currentSession(request);
      if (session === null) throw new ApiError(401, 'You are not logged in');
      await sessions.endAllOf(session.claims.sub);
      cookies.clearSession(reply);
      return reply.status(204).send();
    },
  );
};
