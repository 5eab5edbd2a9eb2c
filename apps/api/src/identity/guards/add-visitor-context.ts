import { createTurns } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runInContext } from '../../access/request-context.ts';
import { isRead } from './is-read.ts';

/** Returns a signal that is aborted when the client disconnects. */
const disconnectOf = (reply: FastifyReply): AbortSignal => {
  const client = new AbortController();
  // Not `request.signal`: a request with a body is closed as soon as the body has been read.
  reply.raw.once('close', () => {
    client.abort();
  });
  return client.signal;
};

/**
 * Runs every handler in the context of its request, so that searches know whom they are for. Visitors take turns
 * already here, because parsing a long query takes milliseconds, and a visitor with many requests would block the
 * others.
 */
export const addVisitorContext = (
  app: FastifyInstance,
  visitorKey: (request: FastifyRequest) => Promise<string>,
): void => {
  const takeTurn = createTurns();
  // After the body has been read: its events do not keep the context.
  app.addHook('preHandler', (request, reply, done) => {
    // A change is completed even if its client disconnects.
    const context = isRead(request) ? { signal: disconnectOf(reply) } : {};
    visitorKey(request)
      .then(async (key) => {
        await takeTurn(key);
        return key;
      })
      .then((visitor) => {
        runInContext({ visitor, ...context }, done);
      }, done);
  });
};
