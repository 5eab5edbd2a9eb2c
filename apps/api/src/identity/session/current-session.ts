import type { FastifyRequest } from 'fastify';
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
 * The session that a request comes with, looked up once a request. When the provider's word on the user has run out
 * it is asked anew: a refusal ends the session, silence leaves it as it is for the next request to try.
 */
export const createCurrentSession = (options: CurrentSessionOptions): CurrentSession => {
  const { cookies, sessions, provider, clock } = options;
  const known = new WeakMap<FastifyRequest, Promise<Session | null>>();

  const refresh = async (session: Session, request: FastifyRequest): Promise<Session | null> => {
    if (!(await sessions.takeRefresh(session))) return session;
    try {
      const login = await provider.refresh(session);
      await sessions.renew(session, login);
      return { ...session, ...login };
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'a session could not be refreshed');
      if (isUnreachable(error)) return session;
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
    const found = known.get(request) ?? lookUp(request);
    known.set(request, found);
    return found;
  };
};
