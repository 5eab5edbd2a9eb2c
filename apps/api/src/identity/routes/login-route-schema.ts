import type { FastifySchema } from 'fastify';
import type { Json } from '../../http/json.ts';

/** Returns the OpenAPI description of a route of the login service. */
export const loginRouteSchema = (summary: string, rest: Json = {}): { schema: FastifySchema } => ({
  schema: { summary, tags: ['Login'], ...rest },
});

const REDIRECT = 'Path of this portal to redirect to afterwards; other addresses are ignored';
export const REDIRECT_QUERY = {
  querystring: { type: 'object', properties: { redirect: { type: 'string', description: REDIRECT } } },
};

export const REDIRECTS = { response: { 303: { description: 'Redirects the browser' } } };
