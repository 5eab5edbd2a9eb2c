import { listen } from '@open-discovery/http-server/testing';
import type { ListeningServer } from '@open-discovery/http-server/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { toFailure } from '../errors/to-failure.ts';
import { parseHosts } from './allowed-hosts.ts';
import { addCacheRoutes } from './cache-routes.ts';

/** The service's response, the number of its requests, and a switch that delays it. */
let service: ListeningServer;
let answer: { status: number; body: string; cacheControl: string };
let asked: string[];
let waiting: (() => void)[];
let isWaiting: boolean;
let arrived: () => void;
let port: number;
let now: number;
let app: FastifyInstance;
let ownRequests: string[];

beforeEach(async () => {
  answer = { status: 200, body: '{"a":1}', cacheControl: 'max-age=30' };
  asked = [];
  waiting = [];
  isWaiting = false;
  arrived = () => undefined;
  now = 1_000_000;
  ownRequests = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const send = (): void => {
      response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          'cache-control': answer.cacheControl,
          'set-cookie': 'a=b',
          etag: '"x"',
        })
        .end(answer.body);
    };
    if (isWaiting) waiting.push(send);
    else send();
    arrived();
  });
  service = await listen(server);
  port = service.port;

  app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = toFailure(error);
    return reply.status(status).send({ message });
  });
  app.get('/admin-tool/:name', async (request, reply) => {
    ownRequests.push(`${request.url} ${request.headers.cookie ?? 'anonymous'}`);
    if (request.url.endsWith('/missing')) return reply.status(404).send({});
    if (request.url.endsWith('/page')) return reply.type('text/html').send('<html>');
    return reply.header('cache-control', 'public, max-age=30, stale-while-revalidate=30').send({ own: true });
  });
  addCacheRoutes(app, {
    clock: () => now,
    policy: 'long',
    memoryBytes: 1_000_000,
    ownOrigin: 'https://own.example',
    hosts: parseHosts(`service.example:${port}`) ?? new Set(),
    lookup: async () => ['127.0.0.1'],
    isAddressAllowed: (one) => one === '127.0.0.1',
    timeLimitMs: 5_000,
    sizeLimitBytes: 10_000,
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const through = (target: string) => `/cache/get?url=${encodeURIComponent(target)}`;
const get = (target: string, headers: Record<string, string> = {}) =>
  app.inject({ url: through(target), headers });
const outside = (path = '/x') => `http://service.example:${port}${path}`;

describe('a response of a service', () => {
  test('has its cache state and its age', async () => {
    expect((await get(outside())).headers).toMatchObject({
      'x-cache': 'miss',
      age: '0',
      'cache-control': 'public, max-age=30',
    });
    now += 12_000;
    const again = await get(outside());
    expect(again.headers).toMatchObject({
      'x-cache': 'hit',
      age: '12',
      'cache-control': 'public, max-age=30',
    });
    expect([again.body, asked]).toEqual(['{"a":1}', ['/x']]);
  });
  test('has no headers of the service', async () => {
    const { headers } = await get(outside());
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect([headers['set-cookie'], headers['etag']]).toEqual([undefined, undefined]);
  });
  test('depends on the full address', async () => {
    for (const path of ['/x', '/x?a=1', '/x?a=2', '/x#b']) await get(outside(path));
    expect(asked).toEqual(['/x', '/x?a=1', '/x?a=2']);
  });
  test('is not cached if it must not be', async () => {
    answer.cacheControl = 'no-store';
    const { headers } = await get(outside());
    expect([headers['x-cache'], headers['cache-control'], headers['age']]).toEqual([
      'pass',
      'no-store',
      undefined,
    ]);
  });
  test.each([
    [404, 404],
    [410, 404],
    [400, 502],
    [401, 502],
    [403, 502],
    [500, 502],
    [503, 502],
  ])('with status %d is answered with %d, and fetched again', async (given, expected) => {
    answer.status = given;
    expect((await get(outside())).statusCode).toBe(expected);
    answer.status = 200;
    expect((await get(outside())).statusCode).toBe(200);
  });
});

describe('concurrent requests share one request to the service', () => {
  test('which continues when one client disconnects', async () => {
    isWaiting = true;
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const hanging = new AbortController();
    const one = new Promise<void>((resolve) => (arrived = resolve));
    const first = fetch(`${address}${through(outside())}`, { signal: hanging.signal });
    await one;
    const others = Array.from({ length: 20 }, () => get(outside()));
    hanging.abort();
    await expect(first).rejects.toThrow();
    for (const send of waiting) send();
    const answers = await Promise.all(others);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"a":1}']));
    expect(asked).toEqual(['/x']);
  });
});

describe('a response of this server', () => {
  test('is the one for anonymous visitors, also for logged-in users', async () => {
    const reply = await get('/api/admin-tool/full?a=b', { cookie: 'session=secret' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { own: true }]);
    expect(ownRequests).toEqual(['/admin-tool/full?a=b anonymous']);
  });
  test('is never older than a minute', async () => {
    const ages: (string | undefined)[] = [];
    await get('/admin-tool/full');
    for (const seconds of [29, 30, 1]) {
      now += seconds * 1_000;
      const { headers } = await get('/admin-tool/full');
      ages.push(`${String(headers['x-cache'])} ${String(headers['age'])}`);
    }
    expect(ages).toEqual(['hit 29', 'stale 59', expect.stringMatching(/^(hit|miss) 1$/)]);
    now += 60_000;
    expect((await get('/admin-tool/full')).headers).toMatchObject({ 'x-cache': 'miss', age: '0' });
  });
  test('is the same for all spellings of its address', async () => {
    for (const prefix of ['', '/api', 'https://own.example/api']) await get(`${prefix}/admin-tool/full`);
    expect(ownRequests.length).toBe(1);
  });
  test.each([
    ['/admin-tool/missing', 404],
    ['/admin-tool/page', 502],
  ])('%s → %d', async (target, status) => {
    expect((await get(target)).statusCode).toBe(status);
  });
});

test.each([
  ['/cache/get', 'url: exactly one address is required'],
  ['/cache/get?url=', 'url: exactly one address is required'],
  ['/cache/get?url=/admin-tool/a&url=/admin-tool/b', 'url: exactly one address is required'],
  ['/cache/get?url=/admin-tool/a&x=1', 'Unknown parameter: x; valid parameters are: [url]'],
  [through('https://evil.example/'), 'url: the host is not configured for this cache: evil.example'],
  [through('http://127.0.0.1/'), 'url: the host is not configured for this cache: 127.0.0.1'],
])('%s → %s', async (url, message) => {
  const reply = await app.inject(url);
  expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  expect([asked, ownRequests]).toEqual([[], []]);
});
