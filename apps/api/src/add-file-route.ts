import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { addCachedRoute } from './add-route.ts';
import type { DocumentedRoute, RouteDependencies } from './add-route.ts';

/** An answer that is no JSON of ours. */
export interface FileAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is read as fast as the client takes it, and destroyed when the client hangs up. */
  readonly body: string | Readable;
}

/** A GET route that answers a file. */
export interface FileRoute<T> extends DocumentedRoute<T> {
  readonly mediaTypes: readonly string[];
  readonly reply: (query: T, request: FastifyRequest) => Promise<FileAnswer>;
}

/** Adds a route whose answers are files, cached like all others. */
export const addFileRoute = <T>(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  route: FileRoute<T>,
): void => {
  const file = { schema: { type: 'string' } };
  addCachedRoute(app, dependencies, route, {
    schema: { content: Object.fromEntries(route.mediaTypes.map((type) => [type, file])) },
    reply: async (query, request, reply) => {
      const { headers, body } = await route.reply(query, request);
      reply.headers(headers);
      return body;
    },
  });
};
