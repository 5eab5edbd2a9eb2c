import { afterEach, describe, expect, test } from '@jest/globals';
import { awaitRestOfBody } from '@open-discovery/http-server';
import { listen } from '@open-discovery/http-server/testing';
import type { FastifyInstance } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, request as httpRequest, STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { startHost, stopHosts } from './testing/start-host.ts';

afterEach(stopHosts);

const LIMIT_BYTES = 1024 * 1024;

/** Answers a body above the limit as soon as its length is known, without reading it. */
const limitedApi = (api: FastifyInstance): void => {
  api.addHook('onSend', (request, reply, _payload, done) => {
    awaitRestOfBody(request.raw, reply);
    done();
  });
  api.addContentTypeParser(
    'image/png',
    { parseAs: 'buffer', bodyLimit: LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  api.post('/upload', ({ body }) => ({ bytes: (body as Buffer).length }));
};

/** Returns a log, and the lines that are written to it. */
const keepLog = () => {
  const lines: string[] = [];
  const log = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  return { log, lines };
};

const upload = async (url: string, bytes: number, headers: Record<string, string>) => {
  const call = httpRequest(`${url}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'content-length': bytes, ...headers },
  });
  // The answer comes before the whole body has been sent.
  call.on('error', () => undefined);
  call.end(Buffer.alloc(bytes));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = await json(answer);
  call.destroy();
  return { status: answer.statusCode, body };
};

describe('an upload through the portal', () => {
  test.each([
    ['as browsers send it', {}],
    // curl asks first when the body is large.
    ['by a client that waits for permission', { expect: '100-continue' }],
    ['by a client with its own idea of the connection', { 'keep-alive': 'timeout=5' }],
  ])('%s arrives, or gets the API’s own refusal', async (_how, headers) => {
    const { url } = await startHost({ api: limitedApi });
    expect(await upload(url, LIMIT_BYTES, headers)).toEqual({ status: 200, body: { bytes: LIMIT_BYTES } });
    expect(await upload(url, LIMIT_BYTES * 3, headers)).toMatchObject({
      status: 413,
      body: { message: 'Request body is too large' },
    });
  });
});

test('an API that cannot be reached is 503, with the time to try again', async () => {
  const { host } = await startHost({ settings: { API_URL: 'http://127.0.0.1:1' } });
  const { statusCode, headers, json } = await host.inject('/api/health');
  expect([statusCode, headers['retry-after'], headers['x-content-type-options']]).toEqual([
    503,
    '5',
    'nosniff',
  ]);
  expect(json()).toMatchObject({ error: 'Service Unavailable', code: 503, path: '/api/health' });
});

test('an API that is away is two lines of the log, without stacks: when it stops answering, and when it answers again', async () => {
  const { log, lines } = keepLog();
  const answering = () => createServer((_request, response) => response.end('{}'));
  const { port, close: stopApi } = await listen(answering());
  const { host } = await startHost({
    settings: { API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn' },
    log,
  });
  const ask = async (): Promise<number> => (await host.inject('/api/health')).statusCode;
  expect(await ask()).toBe(200);
  await stopApi();
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503]);
  expect(lines).toHaveLength(1);
  const restarted = await listen(answering(), { port });
  expect(await ask()).toBe(200);
  await host.close();
  await restarted.close();
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ reason: expect.any(String), msg: 'the API does not answer' }),
    expect.objectContaining({ refused: 3, msg: 'the API answers again' }),
  ]);
  expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
});

test('an address that leaves the API is refused with the error body of the API', async () => {
  const { host } = await startHost({});
  const { statusCode, json } = await host.inject('/api/graph/v3/projects/..%2Fx');
  expect(statusCode).toBe(400);
  expect(json()).toEqual({
    message: 'The request is not valid.',
    error: 'Bad Request',
    code: 400,
    timestamp: expect.any(String),
    path: '/api/graph/v3/projects/..%2Fx',
  });
});

test.each(['GET', 'HEAD', 'POST'] as const)(
  'an API that refuses a %s for lack of time is asked once',
  async (method) => {
    let requests = 0;
    const { host } = await startHost({
      api: (api) =>
        api.route({
          method: ['GET', 'HEAD', 'POST'],
          url: '/busy',
          handler: (_request, reply) => {
            requests += 1;
            return reply.code(503).header('retry-after', '5').send({ code: 503 });
          },
        }),
    });
    const { statusCode, headers } = await host.inject({ method, url: '/api/busy' });
    expect([statusCode, headers['retry-after'], requests]).toEqual([503, '5', 1]);
  },
);

test.each([
  ['short', 10, {}, 'accept-encoding'],
  ['long', 10_000, {}, 'accept-encoding'],
  ['that varies by more', 10, { vary: 'origin' }, 'origin, accept-encoding'],
  ['of a picture', 10, { 'content-type': 'image/png' }, undefined],
])('a response %s says whether it varies by the encoding', async (_which, length, headers, vary) => {
  const { host } = await startHost({
    api: (api) => api.get('/text', (_request, reply) => reply.headers(headers).send('x'.repeat(length))),
  });
  for (const encoding of ['gzip', 'identity']) {
    const answer = await host.inject({ url: '/api/text', headers: { 'accept-encoding': encoding } });
    expect(answer.headers.vary).toBe(vary);
  }
});

test('the API gets the addresses that the host trusts, whatever a client claims', async () => {
  const { host } = await startHost({
    api: (api) => api.get('/seen', ({ headers }) => headers),
    settings: { TRUSTED_PROXIES: '0' },
  });
  const answer = await host.inject({
    url: '/api/seen',
    headers: {
      host: 'portal.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    },
  });
  expect(answer.json()).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'http',
  });
  expect(answer.json()).not.toHaveProperty('forwarded');
});

test('a body that does not arrive is ended, though its head has', async () => {
  // Long enough for a busy machine to read the head: a connection that is closed unread is reset, and its answer is lost.
  const { url } = await startHost({ api: limitedApi, settings: { REQUEST_TIMEOUT_SECONDS: '0.5' } });
  const { port, hostname } = new URL(url);
  const slow = connect(Number(port), hostname);
  slow.write(
    'POST /api/upload HTTP/1.1\r\nhost: a\r\ncontent-type: image/png\r\ncontent-length: 100\r\n\r\nx',
  );
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
});

test('visitors who disconnect in the middle of their uploads end nothing else', async () => {
  const { log, lines } = keepLog();
  const ended: string[] = [];
  const noteEnd = (message: unknown): void => void ended.push(String(Reflect.get(Object(message), 'error')));
  subscribe('undici:request:error', noteEnd);
  const { host, url } = await startHost({ api: limitedApi, settings: { LOG_LEVEL: 'warn' }, log });
  const { port, hostname } = new URL(url);
  const closed: Promise<unknown>[] = [];
  host.server.on('connection', (socket: Socket) => {
    closed.push(new Promise((resolve) => socket.once('close', resolve)));
  });
  // More than the client of the API has connections.
  const visitors = Array.from({ length: 300 }, () => connect(Number(port), hostname));
  const head =
    'POST /api/upload HTTP/1.1\r\nhost: a\r\ncontent-type: image/png\r\ncontent-length: 100\r\n\r\n';
  for (const visitor of visitors) visitor.on('error', () => undefined).write(`${head}x`);
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect')));
  // Connections are read in the order of their arrival: those of the others have been read then.
  const last = await fetch(`${url}/health`);
  for (const visitor of visitors) visitor.resetAndDestroy();
  await Promise.all(closed.slice(0, visitors.length));

  expect(last.status).toBe(200);
  expect(await upload(url, 10, {})).toEqual({ status: 200, body: { bytes: 10 } });
  unsubscribe('undici:request:error', noteEnd);
  expect(ended).toContain('Error: The visitor has disconnected.');
  expect(lines).toEqual([]);
});

test('a visitor who does not read an answer is disconnected', async () => {
  // Larger than what the system keeps for a connection.
  const large = Buffer.alloc(32_000_000);
  const { host, url } = await startHost({
    api: (api) => api.get('/large', () => large),
    settings: { REQUEST_TIMEOUT_SECONDS: '0.2' },
  });
  const { port, hostname } = new URL(url);
  const visitor = connect(Number(port), hostname).pause();
  const opened = once(host.server, 'connection');
  visitor.write('GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n');
  const [accepted] = (await opened) as [Socket];
  await once(accepted, 'close');
  visitor.on('error', () => undefined).resume();
  await once(visitor, 'close');
  expect(visitor.bytesRead).toBeLessThan(large.length);
});

test('a visitor who leaves before the answer of the API is no failure in the log', async () => {
  const { log, lines } = keepLog();
  const received = new Promise<void>((resolve) => {
    const note = (): void => {
      unsubscribe('undici:request:headers', note);
      resolve();
    };
    subscribe('undici:request:headers', note);
  });
  const { host, url } = await startHost({
    api: (api) =>
      api.post('/slow', (_request, reply) => {
        reply.hijack().raw.flushHeaders();
      }),
    settings: { LOG_LEVEL: 'info' },
    log,
  });
  const { port, hostname } = new URL(url);
  const opened = once(host.server, 'connection');
  const visitor = connect(Number(port), hostname);
  visitor.write(
    'POST /api/slow HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n1',
  );
  const [accepted] = (await opened) as [Socket];
  await received;
  visitor.destroy();
  await once(accepted, 'close');
  await fetch(`${url}/health`);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a visitor who ends the connection with a request gets its end with the answer of the API', async () => {
  const { url } = await startHost({ api: (api) => api.get('/health', () => 'ok') });
  const { port, hostname } = new URL(url);
  const visitor = connect(Number(port), hostname);
  visitor.write('GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await text(visitor)).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n[^]*ok$/i);
});

test.each(['gzip', 'unknown'])('a GET is answered, although its body is packed as %s', async (coding) => {
  const { url } = await startHost({});
  const { port, hostname } = new URL(url);
  const visitor = connect(Number(port), hostname);
  visitor.write(
    `GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-encoding: ${coding}\r\ncontent-length: 1\r\n\r\nx`,
  );
  expect(await text(visitor)).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['an address that leaves the API', 'GET /api/a/..%2fb', '', 400],
  ['a method that the API cannot have', 'TRACE /api/health', '', 405],
  ['a packed transfer', 'POST /api/health', 'transfer-encoding: gzip, chunked\r\n', 501],
  ['an expectation that no server knows', 'GET /api/health', 'expect: a\r\n', 417],
])('%s is refused as JSON, with the headers of every answer', async (_what, call, header, status) => {
  const { url } = await startHost({});
  const { port, hostname } = new URL(url);
  const client = connect(Number(port), hostname);
  client.write(`${call} HTTP/1.1\r\nhost: a\r\n${header}connection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(client)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*x-content-type-options: nosniff`));
  expect(JSON.parse(body)).toMatchObject({ code: status, error: STATUS_CODES[status] });
});
