import type { FastifyRequest } from 'fastify';

/** One parameter of an address, as text; null when it is missing or repeated. */
export const queryParameter = ({ query }: FastifyRequest, name: string): string | null => {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null;
  return typeof value === 'string' ? value : null;
};
