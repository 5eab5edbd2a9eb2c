import type { ListeningServer } from './testing.ts';
import { listen } from './testing.ts';
import { afterEach, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerExpectation } from './answer-expectation.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { hasOneHost } from './has-one-host.ts';

let server: ListeningServer | null = null;
afterEach(() => server?.close());

/** Starts a server that refuses what it cannot read. */
const start = async (listener: RequestListener): Promise<ListeningServer> => {
  const started = createServer(
    { requireHostHeader: false, headersTimeout: 300, connectionsCheckingInterval: 50 },
    listener,
  );
  started.on('clientError', (error, socket) => {
    answerUnreadable(error, socket, { headers: { 'x-own': 'yes' }, toBody: (refusal) => refusal });
  });
  started.on('checkExpectation', (_request, response) => {
    answerExpectation(response, { headers: { 'x-own': 'yes' }, toBody: (refusal) => refusal });
  });
  return listen(started);
};

/** Sends bytes to a server, others when it begins to answer, and returns all that it sends back. */
const answerTo = async (bytes: string, listener: RequestListener, later = ''): Promise<string> => {
  server = await start(listener);
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  socket.once('data', () => socket.write(later));
  return text(socket);
};

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

test('bytes that are no request get a refusal with the server’s headers', async () => {
  const answer = await answerTo('nonsense\r\n\r\n', (_request, response) => response.end());
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining(['HTTP/1.1 400 Bad Request', 'x-own: yes', 'connection: close']),
  );
  expect(JSON.parse(body)).toEqual({
    status: 400,
    error: 'Bad Request',
    message: 'The request is not valid HTTP',
  });
});

test('a client that sends headers without an end does not keep its connection', async () => {
  server = await start((_request, response) => response.end());
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  // A closed connection is reset when more is sent.
  socket.on('error', () => undefined).resume();
  socket.write('GET / HTTP/1.1\r\n');
  const sending = setInterval(() => socket.write('x: a\r\n'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
});

test('a request that expects what no server knows gets a refusal with the server’s headers', async () => {
  const bytes = 'POST / HTTP/1.1\r\nhost: a\r\nexpect: a\r\ncontent-length: 3\r\n\r\n';
  const answer = await answerTo(bytes, (_request, response) => response.end());
  expect(answer).toMatch(/^HTTP\/1.1 417 Expectation Failed\r\nx-own: yes\r\n/);
  expect(answer).toContain('"message":"A request may expect 100-continue only"');
});

test('a response that has begun is not mixed with a refusal', async () => {
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('the first half');
  };
  const answer = await answerTo(REQUEST, half, 'nonsense\r\n\r\n');
  expect(answer.split('\r\n\r\n').slice(1)).toEqual(['the first half']);
});

test.each([
  ['one host', '1.1', ['host: a'], 'true'],
  ['an empty host', '1.1', ['Host:'], 'true'],
  ['no host', '1.1', [], 'false'],
  ['no host in HTTP/1.0', '1.0', [], 'true'],
  ['two hosts', '1.1', ['host: a', 'HOST: b'], 'false'],
  ['two hosts in HTTP/1.0', '1.0', ['host: a', 'host: b'], 'false'],
  ['the word as a value', '1.1', ['x: host', 'host: a'], 'true'],
])('%s: HTTP/%s with %j has one host: %s', async (_what, version, headers, expected) => {
  const bytes = [`GET / HTTP/${version}`, ...headers, 'connection: close', '', ''].join('\r\n');
  const answer = await answerTo(bytes, (request, response) => response.end(String(hasOneHost(request))));
  expect(answer.split('\r\n\r\n')[1]).toContain(expected);
});
