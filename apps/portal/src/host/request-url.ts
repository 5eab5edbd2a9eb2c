import type { FastifyRequest } from 'fastify';

/** Longer addresses are refused. */
export const LONGEST_URL_CHARACTERS = 16_000;

/** The parts of a request that make its address. */
export type HostRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'url'>;

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
/** Browsers read a backslash as a slash, and two of them as the start of a host. */
const LEADING_SLASHES = /^[/\\\s]*/;

/**
 * Returns the origin of all addresses that the portal prints: the public one, or the one by which the visitor reaches the
 * host. Fastify believes a forwarded host or protocol of trusted proxies only.
 */
export const publicOrigin = (
  { protocol, host }: Omit<HostRequest, 'url'>,
  publicUrl: string | null,
): string | null => {
  if (publicUrl !== null) return publicUrl;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
};

/**
 * Returns the public address of a request; `null` if it has none. Only the path and the query are the client's: nothing
 * in them can become a host or credentials.
 */
export const requestUrl = (request: HostRequest, publicUrl: string | null): URL | null => {
  const origin = publicOrigin(request, publicUrl);
  if (origin === null || request.url.length > LONGEST_URL_CHARACTERS) return null;
  const path = request.url.replace(ABSOLUTE_FORM, '').replace(LEADING_SLASHES, '/');
  return URL.canParse(origin + path) ? new URL(origin + path) : null;
};
