import { CallerLimitError, QueueFullError } from '@open-discovery/http-server';
import type { FastifyInstance } from 'fastify';
import type { HostDependencies } from './host-dependencies.ts';
import { sendFailurePage } from './send-failure-page.ts';
import { sendRefusal } from './send-refusal.ts';

/** The route of pages; everything else on the host answers programs. */
export const PAGES_ROUTE = '/*';

/** Returns the status of a failure: a client error keeps its own, everything else is the server's. */
const statusOf = (error: unknown): number => {
  if (error instanceof QueueFullError) return 503;
  if (error instanceof CallerLimitError) return 429;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/**
 * Answers every failure of the host: for pages with an HTML page in the visitor's language, for everything else as JSON.
 * The log contains the cause, the response nothing about the server.
 */
export const addErrorHandler = (host: FastifyInstance, dependencies: HostDependencies): void => {
  host.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    // A full queue, and visitors who leave, are expected under load and would flood the log.
    const isExpected = error instanceof QueueFullError || request.raw.socket.destroyed;
    if (status >= 500 && !isExpected) request.log.error(error);
    void reply.code(status).header('cache-control', 'no-store');
    const message = status >= 500 ? 'The server could not answer this request.' : 'The request is not valid.';
    if (request.routeOptions.url === PAGES_ROUTE && (status >= 500 || status === 429))
      return sendFailurePage(status, request, reply, dependencies).catch((failure: unknown) => {
        // Its texts could not be read either, such as without free file descriptors.
        request.log.error(failure);
        return reply.type('text/plain; charset=utf-8').send(message);
      });
    return sendRefusal(reply, status, message);
  });
};
