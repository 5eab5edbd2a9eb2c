import httpProxy from '@fastify/http-proxy';
import { errorBody } from '@open-discovery/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { visitorHeaders } from './api-fetch.ts';
import { createApiOutage } from './api-outage.ts';
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

/** The end of a body that has not arrived. */
class Disconnection extends Error {}

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
    if (!body.complete) copy.destroy(new Disconnection('The visitor has disconnected.'));
  });
  copy.once('close', () => body.resume());
  return copy;
};

/** Returns why the API has not answered; `null` if the visitor has left. Errors about several addresses have a code only. */
const reasonOf = ({ cause }: Error): string | null => {
  if (cause instanceof Disconnection) return null;
  const { message, code }: NodeJS.ErrnoException = cause instanceof Error ? cause : new Error('unknown');
  return message || (code ?? 'unknown');
};

/** Returns the lowest level of the proxy's own log lines: it warns of each failed request, with a stack. */
const proxyLogLevel = (level: string): 'error' | 'fatal' | 'silent' =>
  level === 'fatal' || level === 'silent' ? level : 'error';

/** Returns the refusal of a request that the API has not answered. */
const refusalOf = (path: string) => ({
  ...errorBody({
    status: 503,
    message: 'The API does not answer. Please try again in a moment.',
    path,
    at: new Date(),
  }),
  problem: { id: 'no-answer', values: {} },
});

/**
 * Adds the API under the host's own origin. Its answers are passed on unchanged, early ones as well. The log has a line when it
 * stops answering, and one when it answers again.
 */
export const addApiProxy = async (host: FastifyInstance, apiUrl: string): Promise<void> => {
  const outage = createApiOutage(host.log);
  host.addHook('onClose', async () => outage.close());
  await host.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    logLevel: proxyLogLevel(host.log.level),
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
      rewriteHeaders: (headers) => {
        outage.answered();
        return withoutConnection(headers);
      },
      onError: (reply, { error }) => {
        const reason = reasonOf(error);
        if (reason !== null) outage.failed(reason);
        void reply
          .code(503)
          .header('retry-after', String(RETRY_AFTER_SECONDS))
          .send(refusalOf(reply.request.url));
      },
    },
  });
};
