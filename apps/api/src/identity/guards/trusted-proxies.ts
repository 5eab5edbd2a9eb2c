import type { FastifyServerOptions } from 'fastify';
import type { IdentitySettings } from '../identity-settings.ts';

/** Returns Fastify's setting for the proxies whose client IP is trusted: those on this machine, or a number of the nearest. */
export const trustedProxies = ({
  TRUSTED_PROXIES: trusted,
}: Pick<IdentitySettings, 'TRUSTED_PROXIES'>): FastifyServerOptions['trustProxy'] =>
  typeof trusted === 'number' ? (_address, distance) => distance < trusted : 'loopback';
