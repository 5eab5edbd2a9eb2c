import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markerOf } from './secrets.ts';

export interface LoginCookies {
  readonly session: (request: FastifyRequest) => string | null;
  readonly attempt: (request: FastifyRequest) => string | null;
  readonly setSession: (reply: FastifyReply, secret: string, lifeMs: number) => void;
  readonly setAttempt: (reply: FastifyReply, secret: string, lifeMs: number) => void;
  readonly clearSession: (reply: FastifyReply) => void;
  readonly clearAttempt: (reply: FastifyReply) => void;
}

/** The cookie by which the portal's scripts know that a user is logged in. It grants no access. Spec §4. */
const MARKER_COOKIE = 'AccessToken';

const seconds = (ms: number): number => Math.floor(ms / 1_000);
const nonEmpty = (value: string | undefined): string | null => value || null;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Returns the prefix of cookie names, by which browsers accept a cookie from this host on https only. RFC 6265bis §4.1.3. */
const prefixFor = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-' : '');

export const sessionCookieName = (publicUrl: string): string => `${prefixFor(publicUrl)}session`;

/** Creates the cookies of logins. On https, their names have the prefix `__Host-`. */
export const loginCookies = (publicUrl: string): LoginCookies => {
  const secure = isSecure(publicUrl);
  const prefix = prefixFor(publicUrl);
  const session = sessionCookieName(publicUrl);
  const attempt = `${prefix}login`;
  const readable: CookieSerializeOptions = { path: '/', secure, sameSite: 'lax' };
  const hidden: CookieSerializeOptions = { ...readable, httpOnly: true };
  return {
    session: (request) => nonEmpty(request.cookies[session]),
    attempt: (request) => nonEmpty(request.cookies[attempt]),
    setSession: (reply, secret, lifeMs) => {
      const maxAge = seconds(lifeMs);
      reply.setCookie(session, secret, { ...hidden, maxAge });
      reply.setCookie(MARKER_COOKIE, markerOf(secret), { ...readable, maxAge });
    },
    setAttempt: (reply, secret, lifeMs) => {
      reply.setCookie(attempt, secret, { ...hidden, maxAge: seconds(lifeMs) });
    },
    clearSession: (reply) => {
      reply.clearCookie(session, hidden);
      reply.clearCookie(MARKER_COOKIE, readable);
    },
    clearAttempt: (reply) => {
      reply.clearCookie(attempt, hidden);
    },
  };
};
