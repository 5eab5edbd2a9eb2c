import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { LoginCookies } from '../login-cookies.ts';
import { isUnreachable } from '../provider/is-unreachable.ts';
import type { OpenIdLogin } from '../provider/open-id-login.ts';
import { reasonOf } from '../provider/reason-of.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

export interface CurrentSessionOptions {
  readonly cookies: LoginCookies;
  readonly sessions: SessionStore;
  readonly provider: OpenIdLogin;
  readonly clock: () => number;
}

export type CurrentSession = (request: FastifyRequest) => Promise<Session | null>;

/**
 * Creates a function that finds the session of a request, at most once per request. Expired claims are refreshed at
 * the provider: a refusal ends the session. If the provider or the database does not answer, a later request tries again.
 */
export const createCurrentSession = (options: CurrentSessionOptions): CurrentSession => {
  const { cookies, sessions, provider, clock } = options;
  const found = new WeakMap<FastifyRequest, Promise<Session | null>>();

  /** Never rejects, because that would seem a failure of the provider, and because the renewal stores the token again. */
  const keep = async (session: Session, refreshToken: string, request: FastifyRequest): Promise<void> => {
    try {
      await sessions.keepRefreshToken(session, refreshToken);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'refresh token not kept');
    }
  };

  const refresh = async (session: Session, request: FastifyRequest): Promise<Session | null> => {
    if (!(await sessions.claimRefresh(session))) return session;
    try {
      const login = await provider.refresh(session, (token) => keep(session, token, request));
      await sessions.renew(session, login);
      return { ...session, ...login };
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'session refresh failed');
      if (isUnreachable(error) || isDatabaseUnavailable(error)) return session;
      await sessions.end(session.secret);
      return null;
    }
  };

  const lookUp = async (request: FastifyRequest): Promise<Session | null> => {
    const secret = cookies.session(request);
    const session = secret === null ? null : await sessions.find(secret);
    if (session === null || session.refreshAtMs === null || session.refreshAtMs > clock()) return session;
    return refresh(session, request);
  };

  return (request) => {
    const session = found.get(request) ?? lookUp(request);
    found.set(request, session);
    return session;
  };
};
