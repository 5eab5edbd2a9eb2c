import type { ListeningServer } from '@open-discovery/http-server/testing';
import { listen } from '@open-discovery/http-server/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createApiFetch, visitorHeaders } from './api-fetch.ts';

let api: ListeningServer;
let url: string;
let connections: Socket[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  connections = [];
  answer = (_request, response) => response.end('{}');
  const server = createServer((request, response) => answer(request, response));
  server.on('connection', (socket) => connections.push(socket));
  api = await listen(server);
  url = api.url;
});
afterEach(() => api.close());

const VISITOR = { 'x-forwarded-for': '192.0.2.7' };
const get = { method: 'GET', headers: { accept: 'application/json' } };

test.each([
  [200, true, '{"a":"ä"}'],
  [404, false, '{"message":"none"}'],
  [503, false, ''],
])('a response with status %i is ok: %s, with its text', async (status, ok, text) => {
  answer = (_request, response) => response.writeHead(status).end(text);
  const response = await createApiFetch(url)(VISITOR)(`${url}/x`, get);
  expect([response.ok, response.status, await response.text()]).toEqual([ok, status, text]);
});

test('method, headers and body are sent', async () => {
  answer = (request, response) =>
    request.pipe(response.setHeader('x-said', `${request.method} ${request.url}`));
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '["é"]' };
  expect(await (await createApiFetch(url)(VISITOR)(`${url}/a?b=c`, sent)).text()).toBe('["é"]');
});

test('an API below a path is requested there', async () => {
  answer = ({ url: asked }, response) => response.end(asked);
  const inFolder = `${url}/services`;
  expect(await (await createApiFetch(inFolder)(VISITOR)(`${inFolder}/a?b=c`, get)).text()).toBe(
    '/services/a?b=c',
  );
});

test('consecutive requests share a connection', async () => {
  const fetch = createApiFetch(url)(VISITOR);
  for (const path of ['a', 'b', 'c']) await (await fetch(`${url}/${path}`, get)).text();
  expect(connections).toHaveLength(1);
});

test('a request on a connection that the API has just closed is repeated', async () => {
  const fetch = createApiFetch(url)(VISITOR);
  await (await fetch(`${url}/first`, get)).text();
  answer = ({ socket }, response) => {
    if (socket === connections[0]) socket.resetAndDestroy();
    else response.end('second');
  };
  expect(await (await fetch(`${url}/second`, get)).text()).toBe('second');
});

test('an aborted caller sends no request', async () => {
  const asked: unknown[] = [];
  answer = (request, response) => response.end(String(asked.push(request)));
  const signal = AbortSignal.abort();
  await expect(createApiFetch(url)(VISITOR)(`${url}/x`, { ...get, signal })).rejects.toThrow('abort');
  expect(asked).toEqual([]);
});

test('the abort listener is removed once the response has arrived', async () => {
  const { signal } = new AbortController();
  const fetch = createApiFetch(url)(VISITOR);
  for (let question = 0; question < 3; question += 1)
    await (await fetch(`${url}/x`, { ...get, signal })).text();
  await new Promise(setImmediate);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('aborting rejects the call and cancels the request', async () => {
  const end = new AbortController();
  answer = () => end.abort();
  await expect(createApiFetch(url)(VISITOR)(`${url}/x`, { ...get, signal: end.signal })).rejects.toThrow(
    'abort',
  );
});

test('a truncated response is a failure', async () => {
  answer = ({ socket }, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half', () => socket.destroy());
  };
  const response = await createApiFetch(url)(VISITOR)(`${url}/x`, get);
  await expect(response.text()).rejects.toThrow('aborted');
});

test('the API learns the visitor’s address and the request’s id, and keeps the other headers', async () => {
  answer = ({ headers }, response) =>
    response.end(
      `${String(headers['x-forwarded-for'])} ${String(headers['x-request-id'])} ${headers.accept ?? ''}`,
    );
  const fetchFor = createApiFetch(url);
  for (const request of [
    { ip: '192.0.2.7', id: 'request-1' },
    { ip: '2001:db8::7', id: 'request-2' },
  ])
    expect(await (await fetchFor(visitorHeaders(request))(`${url}/x`, get)).text()).toBe(
      `${request.ip} ${request.id} application/json`,
    );
});

test('requests to another server use the platform’s fetch, which follows redirects, and contain nothing about the visitor', async () => {
  const other = createServer((request, response) =>
    request.url === '/from'
      ? response.writeHead(302, { location: '/to' }).end()
      : response.end(`to ${String(request.headers['x-forwarded-for'])}`),
  );
  const { url: otherUrl, close } = await listen(other);
  const response = await createApiFetch(url)(VISITOR)(`${otherUrl}/from`, get);
  expect(await response.text()).toBe('to undefined');
  await close();
});
