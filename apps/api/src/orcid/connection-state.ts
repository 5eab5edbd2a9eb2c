import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../identity/secrets.ts';

/** Binds the way to ORCID and back to one browser and one user. */
export interface ConnectionState {
  /** Sets the cookie, and returns the state for ORCID. */
  readonly begin: (reply: FastifyReply, subject: string) => string;
  /** Clears the cookie, and reports whether the state of the callback belongs to it and to the user. */
  readonly end: (
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly subject: string; readonly state: string | null },
  ) => boolean;
}

/** Time limit of a visit to ORCID. */
const ATTEMPT_SECONDS = 10 * 60;

const stateOf = (secret: string, subject: string): string => hashOf(`orcid ${secret} ${subject}`);

/** Creates the state out of a cookie that scripts cannot read. RFC 6749 §10.12. */
export const createConnectionState = (publicUrl: string): ConnectionState => {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}orcid`;
  const options = { path: '/', secure, sameSite: 'lax', httpOnly: true } as const;
  return {
    begin: (reply, subject) => {
      const secret = newSecret();
      reply.setCookie(name, secret, { ...options, maxAge: ATTEMPT_SECONDS });
      return stateOf(secret, subject);
    },
    end: ({ cookies }, reply, { subject, state }) => {
      reply.clearCookie(name, options);
      const secret = cookies[name];
      return Boolean(secret) && state === stateOf(secret ?? '', subject);
    },
  };
};
