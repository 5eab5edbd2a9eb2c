import httpProxy from '@fastify/http-proxy';
import { errorBody } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { visitorHeaders } from './api-fetch.ts';
import { RETRY_AFTER_SECONDS } from './cache-rules.ts';

type RequestHeaders = FastifyRequest['raw']['headers'];

/**
 * Headers about the connection between client and host, which end here (RFC 9110 §7.6.1), and of other proxies. The host
 * has answered `Expect` itself; the client of the API refuses to send it.
 */
const ENDING_HERE: ReadonlySet<string> = new Set([
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'upgrade',
]);

/** Returns the headers of a request as the API receives them: addresses are those that the host believes. */
const headersForApi = (
  request: Pick<FastifyRequest, 'ip' | 'id' | 'host' | 'protocol'>,
  headers: RequestHeaders,
): RequestHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ENDING_HERE.has(name))),
  // The API limits requests by client address, which is not ours.
  ...visitorHeaders(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

/** The end of a body that has not arrived. Without a stack, because the log is told of each visitor who leaves. */
const disconnection = (): Error => {
  const error = new Error('The visitor has disconnected.');
  delete error.stack;
  return error;
};

/** Returns the headers of an answer without those about the connection between host and API. */
const withoutConnection = (headers: RequestHeaders): RequestHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'),
  );

/**
 * Returns a copy of a body. The client of the API destroys a body that the API does not read to its end, and with the
 * original it would destroy the visitor's connection before the answer is sent.
 */
const detachedBody = (body: IncomingMessage): Readable => {
  const copy = new PassThrough();
  // While the request waits for a connection to the API, nothing else listens: the error would end the process.
  copy.on('error', () => undefined);
  body.pipe(copy);
  body.once('close', () => {
    if (!body.complete) copy.destroy(disconnection());
  });
  copy.once('close', () => body.resume());
  return copy;
};

/** Adds the API under the host's own origin. Its answers are passed on unchanged, early ones as well. */
export const addApiProxy = async (host: FastifyInstance, apiUrl: string): Promise<void> => {
  await host.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    preHandler: (request, _reply, done) => {
      if (request.body === request.raw) request.body = detachedBody(request.raw);
      done();
    },
    // The API's redirects are relative and also correct under this prefix.
    internalRewriteLocationHeader: false,
    // By default, a GET that gets a 503 is sent ten more times at once, also to an API that has too many requests already.
    retryMethods: [],
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => headersForApi(request, headers),
      rewriteHeaders: (headers) => withoutConnection(headers),
      onError: (reply) =>
        void reply
          .code(503)
          .header('retry-after', String(RETRY_AFTER_SECONDS))
          .send({
            ...errorBody({
              status: 503,
              message: 'The API does not answer. Please try again in a moment.',
              path: reply.request.url,
              at: new Date(),
            }),
            problem: { id: 'no-answer', values: {} },
          }),
    },
  });
};
