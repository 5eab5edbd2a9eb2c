import { parseSameOriginPath } from '@open-discovery/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoginError } from '../provider/login-error.ts';
import { reasonOf } from '../provider/reason-of.ts';
import { ATTEMPT_MS } from '../session/login-attempts.ts';
import type { LoginAttempt } from '../session/login-attempts.ts';
import { documented, REDIRECT_QUERY } from './documentation.ts';
import { queryParameter } from './query-parameter.ts';
import type { LoginDependencies } from './route-dependencies.ts';

/** The portal's page that goes on to where the visitor was. Spec §2. */
const AFTER_LOGIN = '/reload';
const LOGIN_STEP = { isLoginStep: true };

/** The portal's page that says "you are not logged in", and offers to try again. Spec §4. */
const failedPage = (redirect: string | null): string =>
  `/user-info?${new URLSearchParams({ errorCode: '1', ...(redirect === null ? {} : { redirectUrl: redirect }) })}`;

/** Whatever went wrong, visitors are told that they are not logged in, and the log says why. */
const giveUp = (request: FastifyRequest, reply: FastifyReply, error: unknown, redirect: string | null) => {
  request.log.warn({ reason: reasonOf(error) }, 'a login failed');
  return reply.redirect(failedPage(redirect), 303);
};

const queryOf = (url: string): string => url.slice(url.includes('?') ? url.indexOf('?') : url.length);

/** `login` sends the browser to the provider, `callback` takes it back. */
export const addLoginRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const { attempts, cookies, lifeMs, provider, sessions } = dependencies;

  app.get(
    '/login',
    { ...documented('Goes to the provider to log in', REDIRECT_QUERY), config: LOGIN_STEP },
    async (request, reply) => {
      const redirect = parseSameOriginPath(queryParameter(request, 'redirect'));
      try {
        const { url, checks } = await provider.start();
        await Promise.all([attempts.purge(), sessions.purge()]);
        const secret = await attempts.begin({ checks, redirect: redirect ?? AFTER_LOGIN });
        cookies.setAttempt(reply, secret, ATTEMPT_MS);
        return reply.redirect(url.href, 303);
      } catch (error) {
        return giveUp(request, reply, error, redirect);
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
    if (attempt === null) return giveUp(request, reply, new LoginError('NO_ATTEMPT'), null);
    try {
      const login = await provider.finish(queryOf(request.url), attempt.checks);
      // Never the cookie that the browser came with: somebody else may know that one.
      const before = cookies.session(request);
      if (before !== null) await sessions.end(before);
      cookies.setSession(reply, await sessions.create(login), lifeMs);
      return reply.redirect(attempt.redirect, 303);
    } catch (error) {
      return giveUp(request, reply, error, attempt.redirect);
    }
  });
};
