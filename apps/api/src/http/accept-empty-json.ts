import type { FastifyInstance } from 'fastify';

/**
 * Reads an empty body as no body, although its media type is JSON: clients that set their headers once send calls without
 * a body in this way. By default, Fastify refuses it.
 */
export const acceptEmptyJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
};
