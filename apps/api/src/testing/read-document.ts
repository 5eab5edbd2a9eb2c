import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const componentsSchema = z.object({
  components: z.object({
    parameters: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  }),
});

const operationSchema = z.object({
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), description: z.string().optional() }))
    .default([]),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});

const documentSchema = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.object({ get: operationSchema.optional() })),
});

/** Returns the server's OpenAPI document with all references to components resolved. */
export const readDocument = async (app: FastifyInstance): Promise<z.output<typeof documentSchema>> => {
  const text = (await app.inject('/graph/v3/api-docs')).body;
  const { parameters, responses } = componentsSchema.parse(JSON.parse(text)).components;
  const shared = new Map<unknown, unknown>([
    ...Object.entries(parameters).map(([name, one]) => [`#/components/parameters/${name}`, one] as const),
    ...Object.entries(responses).map(([name, one]) => [`#/components/responses/${name}`, one] as const),
  ]);
  const inPlace = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && '$ref' in value
      ? (shared.get(value.$ref) ?? value)
      : value;
  return documentSchema.parse(JSON.parse(text, inPlace));
};
