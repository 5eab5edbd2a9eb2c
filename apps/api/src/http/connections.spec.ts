import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../app.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';

jest.setTimeout(60_000);

let environment: TestEnvironment;
let engine: EmbeddedEngine;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  environment = await openTestEnvironment({ REQUEST_TIMEOUT_SECONDS: '0.3' });
  engine = new EmbeddedEngine({ folder: environment.settings.DATA_DIR });
  app = await createApi({ ...environment, engine, logger: false, clock: Date.now });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await engine.close();
  await environment.database.close();
});

/** Sends the start of a request, then one byte again and again. Returns the answer when the server hangs up. */
const drip = (start: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setInterval(() => socket.write('x'), 50);
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    // The server may reset the connection while a byte is on its way.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
    socket.write(start);
  });

const head = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 900\r\n\r\n`;

test.each([
  ['the headers', 'GET /health HTTP/1.1\r\nx-slow: '],
  ['the form of a harvester', head('/oai', 'application/x-www-form-urlencoded')],
  ['the body of an admin call', head('/admin-tool/entity/save', 'application/json')],
])('a client that sends %s too slowly is disconnected', async (_what, start) => {
  const answer = await drip(start);
  expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 408, path: '' });
});

/** Larger than what the system keeps for a connection. */
const LARGE = Buffer.alloc(32_000_000);

test('a client that does not read its response is disconnected', async () => {
  const own = await createApi({ ...environment, engine, logger: false, clock: Date.now });
  own.get('/large', () => LARGE);
  const { port: ownPort } = new URL(await own.listen({ host: '127.0.0.1', port: 0 }));
  const client = connect(Number(ownPort), '127.0.0.1').pause();
  const opened = once(own.server, 'connection');
  client.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [accepted] = await opened;
  await once(accepted, 'close');
  client.on('error', () => undefined).resume();
  await once(client, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE.length);
  await own.close();
});

/** Sends requests and resets their connections. While it runs, the server of the test accepts nothing. */
const SEND_AND_RESET = `
  const { connect } = require('node:net');
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const socket = connect(Number(process.argv[1]), '127.0.0.1');
    socket.write('GET /graph/v3/projects HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => socket.resetAndDestroy());
  }`;

test('requests on connections that were reset before they were accepted fail nothing', async () => {
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const own = await createApi({
    ...environment,
    engine,
    logger: { level: 'warn', stream },
    clock: Date.now,
  });
  const { port: ownPort } = new URL(await own.listen({ host: '127.0.0.1', port: 0 }));
  const addresses: unknown[] = [];
  own.server.on('request', ({ socket }) => addresses.push(socket.remoteAddress));
  spawnSync(process.execPath, ['-e', SEND_AND_RESET, ownPort]);
  // Connections are read in the order of their arrival.
  expect((await fetch(`http://127.0.0.1:${ownPort}/health`)).status).toBe(200);
  expect(addresses).toContain(undefined);
  expect(log).toEqual([]);
  await own.close();
});

test('requests that come in time are answered', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

/** Sends bytes and returns the answer. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.end(bytes);
  });

test.each([
  ['what is not HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  [
    'headers that are too large',
    `GET /health HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['no host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request'],
  ['two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', '400 Bad Request'],
  [
    'a packed transfer',
    'POST /oai HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip, chunked\r\nconnection: close\r\n\r\n0\r\n\r\n',
    '501 Not Implemented',
  ],
  [
    'a packed body',
    'POST /oai HTTP/1.1\r\nhost: a\r\ncontent-encoding: gzip\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    '415 Unsupported Media Type',
  ],
  ['an expectation', 'GET /health HTTP/1.1\r\nhost: a\r\nexpect: b\r\n\r\n', '417 Expectation Failed'],
])('%s is answered with the headers of every response', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await sendRaw(bytes)).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      `HTTP/1.1 ${status}`,
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    ]),
  );
  expect(JSON.parse(body)).toMatchObject({ code: Number(status.slice(0, 3)), error: status.slice(4) });
});

test('a request on its way while the server closes is answered, and its connection ends', async () => {
  const closing = await createApi({ ...environment, engine, logger: false, clock: Date.now });
  const { port: own } = new URL(await closing.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(own), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const opened = once(closing.server, 'connection');
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n');
  const [accepted] = await opened;
  await once(accepted, 'data');
  const closed = closing.close();
  await setImmediate();
  socket.write('\r\n');
  await Promise.all([closed, once(socket, 'close')]);
  expect(answer.split('\r\n')).toEqual(expect.arrayContaining(['HTTP/1.1 200 OK', 'Connection: close']));
});
