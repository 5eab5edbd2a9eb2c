import type { FastifyServerOptions } from 'fastify';
import type { IdentitySettings } from '../identity-settings.ts';

/** Which proxies are believed when they say whom they ask for: those of this machine, or so many of the nearest. */
export const trustedProxies = ({
  TRUSTED_PROXIES: trusted,
}: Pick<IdentitySettings, 'TRUSTED_PROXIES'>): FastifyServerOptions['trustProxy'] =>
  typeof trusted === 'number' ? (_address, distance) => distance < trusted : 'loopback';
