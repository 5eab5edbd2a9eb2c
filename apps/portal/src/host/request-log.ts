import type { FastifyInstance } from 'fastify';

/** Logs every request, without its query: what visitors search for is private. */
export const addRequestLog = (host: FastifyInstance): void => {
  host.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?', 1);
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
};
