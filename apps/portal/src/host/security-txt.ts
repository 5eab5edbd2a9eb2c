import type { FastifyInstance } from 'fastify';
import type { PortalSettings } from './settings.ts';

/** The address of the file that says whom to tell about a vulnerability. Source: RFC 9116. */
const SECURITY_TXT = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/** A quarter: less than the year that the RFC recommends as the longest time. */
const VALID_DAYS = 90;

interface SecurityTxtOptions {
  readonly contact: string;
  /** The origin of the portal; `null` if it is not known. */
  readonly origin: string | null;
  readonly now: Date;
}

/** Returns `security.txt`. It is the same for a day, and valid for ninety. */
export const securityTxt = ({ contact, origin, now }: SecurityTxtOptions): string => {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    ...(origin === null ? [] : [`Canonical: ${origin}${SECURITY_TXT}`]),
    '',
  ].join('\n');
};

/** Adds `security.txt`, which a portal without a contact does not have. */
export const addSecurityTxt = (
  host: FastifyInstance,
  { securityContact, publicUrl }: PortalSettings,
): void => {
  host.get(SECURITY_TXT, (_request, reply) =>
    securityContact === null
      ? reply.code(404).send()
      : reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(securityTxt({ contact: securityContact, origin: publicUrl, now: new Date() })),
  );
};
