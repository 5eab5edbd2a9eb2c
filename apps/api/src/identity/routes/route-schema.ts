import type { FastifySchema } from 'fastify';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Converts a zod schema to JSON schema for the documentation. */
export const toJsonSchema = (schema: z.ZodType): Json => {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
};

/** Returns the OpenAPI description of a route of the login service. */
export const routeSchema = (summary: string, rest: Json = {}): { schema: FastifySchema } => ({
  schema: { summary, tags: ['Login'], ...rest },
});

const REDIRECT = 'Path of this portal to redirect to afterwards; other addresses are ignored';
export const REDIRECT_QUERY = {
  querystring: { type: 'object', properties: { redirect: { type: 'string', description: REDIRECT } } },
};
