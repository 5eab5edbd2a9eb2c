import { parseSameOriginPath } from '@open-discovery/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import { reasonOf } from '../provider/reason-of.ts';
import type { Session } from '../session/session.ts';
import { documented, REDIRECT_QUERY } from './documentation.ts';
import { queryParameter } from './query-parameter.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const AFTER_LOGOUT = '/';

const comesFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/** `logout` ends a session here and at the provider; `logout-everywhere` all that a user has here. */
export const addLogoutRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { cookies, currentSession, provider, sessions } = dependencies;

  /** Where the provider ends its own session; null when it has no such place or does not answer. */
  const providersLogout = async (
    request: FastifyRequest,
    session: Session,
    redirect: string,
  ): Promise<string | null> => {
    try {
      return (await provider.logoutUrl(session, redirect))?.href ?? null;
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'the provider could not be asked to log out');
      return null;
    }
  };

  app.get(
    '/logout',
    documented('Logs out, here and at the provider', REDIRECT_QUERY),
    async (request, reply) => {
      const redirect = parseSameOriginPath(queryParameter(request, 'redirect')) ?? AFTER_LOGOUT;
      // A link on another site is no wish to log out: it leads to the page, and nothing ends.
      if (comesFromElsewhere(request)) return reply.redirect(redirect, 303);
      const secret = cookies.session(request);
      const session = secret === null ? null : await sessions.find(secret);
      if (secret !== null) await sessions.end(secret);
      cookies.clearSession(reply);
      const address = session === null ? null : await providersLogout(request, session, redirect);
      return reply.redirect(address ?? redirect, 303);
    },
  );

  app.get('/logged-out', { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(parseSameOriginPath(queryParameter(request, 'state')) ?? AFTER_LOGOUT, 303),
  );

  app.post(
    '/logout-everywhere',
    documented('Ends all sessions of who asks', { response: { 204: { description: 'Done' } } }),
    async (request, reply) => {
      const session = await currentSession(request);
      if (session === null) throw new ApiError(401, 'Nobody is logged in');
      await sessions.endAllOf(session.claims.sub);
      cookies.clearSession(reply);
      return reply.status(204).send();
    },
  );
};
