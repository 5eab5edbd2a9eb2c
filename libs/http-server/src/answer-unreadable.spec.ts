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

/** Sends bytes to a server, others when it begins to answer, and returns all that it sends back. */
const answerTo = async (bytes: string, listener: RequestListener, later = ''): Promise<string> => {
  const started = createServer({ requireHostHeader: false }, listener);
  started.on('clientError', (error, socket) => {
    answerUnreadable(error, socket, { headers: { 'x-own': 'yes' }, toBody: (refusal) => refusal });
  });
  started.on('checkExpectation', (_request, response) => {
    answerExpectation(response, { headers: { 'x-own': 'yes' }, toBody: (refusal) => refusal });
  });
  server = await listen(started);
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
