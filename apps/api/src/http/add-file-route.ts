import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { currentContext } from '../access/request-context.ts';
import { addCachedRoute } from './add-route.ts';
import type { DocumentedRoute, RouteDependencies } from './add-route.ts';
import { beginDownload } from './open-downloads.ts';

interface FileAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is read at the client's speed, and destroyed when the client disconnects. */
  readonly body: string | Readable;
}

/** A GET route with a file as its response. */
export interface FileRoute<T> extends DocumentedRoute<T> {
  readonly mediaTypes: readonly string[];
  readonly reply: (query: T, request: FastifyRequest) => Promise<FileAnswer>;
}

/** Returns the schema of a file: JSON of any shape, or text. */
export const fileSchema = (mediaType: string) =>
  /[/+]json$/.test(mediaType) ? { schema: {} } : { schema: { type: 'string' } };

/** Adds a route with files as its responses. They are cached like JSON responses. */
export const addFileRoute = <T>(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  route: FileRoute<T>,
): void => {
  addCachedRoute(app, dependencies, route, {
    schema: { content: Object.fromEntries(route.mediaTypes.map((type) => [type, fileSchema(type)])) },
    reply: async (query, request, reply) => {
      const end = beginDownload(currentContext().visitor);
      try {
        const { headers, body } = await route.reply(query, request);
        reply.headers(headers);
        if (typeof body !== 'string') return body.once('close', end);
        end();
        // As bytes, because Fastify would add a charset to types of JSON that define none.
        return Buffer.from(body);
      } catch (error) {
        end();
        throw error;
      }
    },
  });
};
