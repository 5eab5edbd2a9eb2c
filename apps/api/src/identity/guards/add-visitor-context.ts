import { createTurns } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runForVisitor } from '../../access/current-visitor.ts';

/**
 * Runs every handler in the context of its visitor, so that searches know whom they are for. Visitors take turns
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
      .then((key) => {
        runForVisitor(key, done);
      }, done);
  });
};
