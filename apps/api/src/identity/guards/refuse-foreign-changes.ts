import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { LoginCookies } from '../login-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of bodies that a route takes; JSON unless it says otherwise. */
    bodyTypes?: readonly string[];
  }
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_ONLY: readonly string[] = ['application/json'];

const comesFromOurPages = ({ headers, host }: FastifyRequest, publicUrl: string): boolean => {
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicUrl || new URL(origin).host === host;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasGoodType = ({ headers, routeOptions }: FastifyRequest): boolean => {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (routeOptions.config.bodyTypes ?? JSON_ONLY).includes(type);
};

/**
 * Refuses changes that another site makes a browser ask for: whoever comes with a session's cookie must come from a
 * page of ours, with a body that no form can send. A browser says where a request comes from in headers that pages
 * cannot set.
 */
export const refuseForeignChanges = (
  app: FastifyInstance,
  { cookies, publicUrl }: { readonly cookies: LoginCookies; readonly publicUrl: string },
): void => {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || cookies.session(request) === null) return;
    if (!comesFromOurPages(request, publicUrl))
      throw new ApiError(403, 'Changes must be asked for by a page of this portal');
    if (hasBody(request) && !hasGoodType(request))
      throw new ApiError(403, 'The body of a change must be of a type that this path takes, such as JSON');
  });
};
