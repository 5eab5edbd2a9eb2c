import type { FastifyRequest } from 'fastify';

/** Returns a query parameter; null if it is missing or repeated. */
export const queryParameter = ({ query }: FastifyRequest, name: string): string | null => {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null;
  return typeof value === 'string' ? value : null;
};
