import type { FastifyInstance } from 'fastify';
import type { Origins } from './cross-origin-settings.ts';
import { DOCUMENTS, GRAPH, pathOf } from './paths.ts';
import { OAI } from '../oai/oai-routes.ts';

/** Response headers that scripts of other websites may read. */
const EXPOSED = 'Content-Disposition, ETag, Link, Retry-After, X-Total';
const DAY_S = 86_400;

/** Headers of the response to a preflight request. Without `Access-Control-Allow-Credentials`, browsers never send cookies. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': String(DAY_S),
};

const isPublicRead = (url: string): boolean => {
  const path = pathOf(url);
  return path === OAI || path.startsWith(`${GRAPH}/`) || DOCUMENTS.some((document) => document === path);
};

const headersFor = (origins: Origins, origin: string | undefined): Record<string, string> => {
  if (origins === '*')
    return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (origins.length === 0) return {};
  // A shared cache must not give one website the response for another one.
  const vary = { vary: 'origin' };
  return origin !== undefined && origins.includes(origin)
    ? { ...vary, 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' }
    : vary;
};

/**
 * Lets scripts of other websites read the Graph API, OAI-PMH, and the OpenAPI document, which editors and generators in
 * browsers load. Their requests never carry cookies, and all other paths stay closed to them.
 */
export const addCrossOriginReads = (app: FastifyInstance, origins: Origins): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublicRead(request.url)) return;
    const headers = headersFor(origins, request.headers.origin);
    reply.headers(headers);
    if (!('access-control-allow-origin' in headers)) return;
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return reply.status(204).headers(PREFLIGHT_HEADERS).send();
    reply.header('access-control-expose-headers', EXPOSED);
  });
};
