import type { FastifyInstance } from 'fastify';

/** Routes that are asked every few seconds. */
const UNLOGGED: ReadonlySet<string | undefined> = new Set(['/health']);

/**
 * Logs every request, without its query: what visitors search for is private. The log is that of the host, because the level of
 * a route is about what its plugin logs.
 */
export const addRequestLog = (host: FastifyInstance): void => {
  host.addHook('onResponse', (request, reply, done) => {
    if (UNLOGGED.has(request.routeOptions.url)) {
      done();
      return;
    }
    const [path] = request.url.split('?', 1);
    host.log.info(
      {
        requestId: request.id,
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
};
