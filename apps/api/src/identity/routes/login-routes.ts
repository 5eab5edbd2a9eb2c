import { parseSameOriginPath } from '@open-discovery/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import { adviceOf } from '../provider/advice-of.ts';
import { LoginError } from '../provider/login-error.ts';
import { reasonOf } from '../provider/reason-of.ts';
import { ATTEMPT_MS } from '../session/login-attempts.ts';
import type { LoginAttempt } from '../session/login-attempts.ts';
import { loginRouteSchema, REDIRECT_QUERY, REDIRECTS } from './login-route-schema.ts';
import { queryParameter } from './query-parameter.ts';
import type { LoginDependencies } from './route-dependencies.ts';

/** The portal's page that returns to the page before the login. Spec §2. */
const AFTER_LOGIN = '/reload';
const LOGIN_STEP = { isLoginStep: true };

/** Returns the portal's page about a failed login, which offers another attempt. Spec §4. */
const failedPage = (error: unknown, redirect: string | null): string => {
  const parameters = new URLSearchParams({
    errorCode: '1',
    ...(isDatabaseUnavailable(error) && { failure: 'unavailable' }),
    ...(redirect !== null && { redirectUrl: redirect }),
  });
  return `/user-info?${parameters.toString()}`;
};

/** Redirects to the page about a failed login. Only the log gets the reason, but visitors learn that the database is away. */
const fail = (request: FastifyRequest, reply: FastifyReply, error: unknown, redirect: string | null) => {
  const advice = adviceOf(error);
  request.log.warn({ reason: reasonOf(error), ...(advice !== null && { advice }) }, 'login failed');
  return reply.redirect(failedPage(error, redirect), 303);
};

const queryOf = (url: string): string => url.slice(url.includes('?') ? url.indexOf('?') : url.length);

/** Adds `login`, which redirects to the provider, and `callback`, which the provider redirects to. */
export const addLoginRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { attempts, cookies, lifeMs, provider, sessions } = dependencies;

  app.get(
    '/login',
    {
      ...loginRouteSchema('Redirects to the provider for a login', { ...REDIRECT_QUERY, ...REDIRECTS }),
      config: LOGIN_STEP,
    },
    async (request, reply) => {
      const redirect = parseSameOriginPath(queryParameter(request, 'redirect'));
      try {
        const { url, checks } = await provider.start();
        await Promise.all([attempts.purge(), sessions.purge()]);
        const secret = await attempts.begin({ checks, redirect: redirect ?? AFTER_LOGIN });
        cookies.setAttempt(reply, secret, ATTEMPT_MS);
        return await reply.redirect(url.href, 303);
      } catch (error) {
        return fail(request, reply, error, redirect);
      }
    },
  );

  const takeAttempt = async (request: FastifyRequest): Promise<LoginAttempt | null> => {
    const secret = cookies.attempt(request);
    return secret === null ? null : attempts.take(secret);
  };

  app.get('/callback', { schema: { hide: true }, config: LOGIN_STEP }, async (request, reply) => {
    cookies.clearAttempt(reply);
    const attempt = await takeAttempt(request);
    if (attempt === null) return fail(request, reply, new LoginError('NO_ATTEMPT'), null);
    try {
      const login = await provider.finish(queryOf(request.url), attempt.checks);
      // Always a new session, because the old cookie may be known to an attacker (session fixation).
      const before = cookies.session(request);
      if (before !== null) await sessions.end(before);
      cookies.setSession(reply, await sessions.create(login), lifeMs);
      return await reply.redirect(attempt.redirect, 303);
    } catch (error) {
      return fail(request, reply, error, attempt.redirect);
    }
  });
};
