import type { FastifySchema } from 'fastify';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A zod schema as the documentation shows it. */
export const toJsonSchema = (schema: z.ZodType): Json => {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
};

/** Documentation of a route of the login service; Fastify validates nothing by it. */
export const documented = (summary: string, rest: Json = {}): { schema: FastifySchema } => ({
  schema: { summary, tags: ['Login'], ...rest },
});

const REDIRECT = 'Path of this portal to go to afterwards; other addresses are ignored';
export const REDIRECT_QUERY = {
  querystring: { type: 'object', properties: { redirect: { type: 'string', description: REDIRECT } } },
};
