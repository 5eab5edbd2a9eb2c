import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { problem } from '../../errors/problem.ts';
import type { LoginCookies } from '../login-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of request bodies; JSON by default. */
    bodyTypes?: readonly string[];
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_ONLY: readonly string[] = ['application/json'];

const isSameOrigin = ({ headers, host }: FastifyRequest, publicUrl: string): boolean => {
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicUrl || new URL(origin).host === host;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasAllowedType = ({ headers, routeOptions }: FastifyRequest): boolean => {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (routeOptions.config.bodyTypes ?? JSON_ONLY).includes(type);
};

/**
 * Prevents cross-site request forgery: a change with a session cookie must come from this origin, with a body that a
 * form cannot send. Browsers state the origin in headers that pages cannot set.
 */
export const rejectCrossSiteChanges = (
  app: FastifyInstance,
  { cookies, publicUrl }: { readonly cookies: LoginCookies; readonly publicUrl: string },
): void => {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || cookies.session(request) === null) return;
    if (!isSameOrigin(request, publicUrl)) throw new ApiError(403, problem('other-site'));
    if (hasBody(request) && !hasAllowedType(request))
      throw new ApiError(403, 'The body must have a media type that this path accepts, such as JSON');
  });
};
