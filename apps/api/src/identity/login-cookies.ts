import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markerOf } from './secrets.ts';

/** The cookies of one browser. */
export interface LoginCookies {
  readonly session: (request: FastifyRequest) => string | null;
  readonly attempt: (request: FastifyRequest) => string | null;
  readonly setSession: (reply: FastifyReply, secret: string, lifeMs: number) => void;
  readonly setAttempt: (reply: FastifyReply, secret: string, lifeMs: number) => void;
  readonly clearSession: (reply: FastifyReply) => void;
  readonly clearAttempt: (reply: FastifyReply) => void;
}

/** Scripts of the portal read this one to know that somebody is logged in; it entitles to nothing. Spec §4. */
export const MARKER_COOKIE = 'AccessToken';

const seconds = (ms: number): number => Math.floor(ms / 1_000);
const given = (value: string | undefined): string | null => value || null;

/** On https the names have the prefix that no other host can set. RFC 6265bis, section 4.1.3. */
export const loginCookies = (publicUrl: string): LoginCookies => {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}session`;
  const attempt = `${prefix}login`;
  const readable: CookieSerializeOptions = { path: '/', secure, sameSite: 'lax' };
  const hidden: CookieSerializeOptions = { ...readable, httpOnly: true };
  return {
    session: (request) => given(request.cookies[session]),
    attempt: (request) => given(request.cookies[attempt]),
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
