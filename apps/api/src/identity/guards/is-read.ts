import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if a POST only reads, with its parameters in a form. */
    isRead?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reports whether a request changes nothing. */
export const isRead = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  SAFE_METHODS.has(method) || config.isRead === true;
