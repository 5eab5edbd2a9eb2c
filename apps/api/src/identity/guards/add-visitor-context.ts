import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runForVisitor } from '../../access/current-visitor.ts';

/** Runs every handler for its visitor, so that searches know whom they are for. */
export const addVisitorContext = (
  app: FastifyInstance,
  visitorKey: (request: FastifyRequest) => Promise<string>,
): void => {
  // After the body has been read: its events do not keep the context.
  app.addHook('preHandler', (request, _reply, done) => {
    visitorKey(request).then((key) => {
      runForVisitor(key, done);
    }, done);
  });
};
