import { createTurns } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInContext } from '../../access/request-context.ts';
import type { RequestContext } from '../../access/request-context.ts';

const READING_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Returns the context of a request. A change is completed even if its client disconnects. */
const contextOf = (visitor: string, request: FastifyRequest): RequestContext =>
  READING_METHODS.includes(request.method) ? { visitor, signal: request.signal } : { visitor };

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
  app.addHook('preHandler', (request, _reply, done) => {
    visitorKey(request)
      .then(async (key) => {
        await takeTurn(key);
        return key;
      })
      .then((visitor) => {
        runInContext(contextOf(visitor, request), done);
      }, done);
  });
};
