import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdminClient } from './index.ts';
import { ANSWERS } from './testing/answers-by-call.ts';
import { ENTITY, PORTAL_KEY } from './testing/stored-items.ts';

/** A server that answers what it was told to, and keeps what it was sent. */
let told: { status: number; body: unknown } = { status: 200, body: null };
let sent: { request: string; body: unknown; authorization: string };
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(parts).toString();
      sent = {
        request: `${method} ${url}`,
        body: body === '' ? undefined : JSON.parse(body),
        authorization: headers.authorization ?? '',
      };
      response.writeHead(told.status).end(JSON.stringify(told.body));
    });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const AUTHORIZED = { authorization: 'Bearer x' };
const client = () => createAdminClient({ baseUrl: `${origin}/base/`, fetch, headers: AUTHORIZED });

test('a method sends the request of its call', async () => {
  told = { status: 200, body: ENTITY };
  const entity = { pid: 'dataset', name: 'Data' };
  expect(await client().saveEntity(entity)).toMatchObject({ ok: true });
  expect(sent).toEqual({ request: 'POST /base/entity/save', body: entity, authorization: 'Bearer x' });
});

test('a successful call returns the value', async () => {
  told = { status: 200, body: [ENTITY] };
  expect(await client().getEntities()).toEqual({ ok: true, value: [ENTITY] });
});

describe('a failed call returns the failure', () => {
  test.each([
    [403, { message: 'no' }, { kind: 'status', status: 403, body: { message: 'no' } }],
    [200, {}, { kind: 'shape', detail: 'answer: no list' }],
  ])('%i %j → %j', async (status, body, error) => {
    told = { status, body };
    expect(await client().getEntities()).toEqual({ ok: false, error });
  });

  test('a server that does not answer within the limit is a timeout', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const answer = await createAdminClient({ baseUrl, fetch, limitMs: 30 }).getEntities();
    silent.closeAllConnections();
    silent.close();
    expect(answer).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 30 } });
  });
});

describe('input that makes no request is a failure', () => {
  const sendNothing = createAdminClient({
    baseUrl: 'https://example.org',
    fetch: () => Promise.reject(new Error('sent')),
  });

  test('because the payload contains itself', async () => {
    const page = {
      name: 'About',
      route: '/about',
      portalType: 'explore',
      entities: [] as unknown[],
    } as const;
    page.entities.push(page.entities);
    const answer = await Reflect.apply(sendNothing.savePage, null, [page]);
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'request', detail: expect.stringContaining('call stack') },
    });
  });

  test.each([[[]], [[null]], [[{}]]])('because a caller without types passes %j', async (input) => {
    const answer: unknown = await Reflect.apply(sendNothing.getPortal, null, input);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'request' } });
  });
});

test('the parts of an answer that are left out are reported', async () => {
  const rejected: string[] = [];
  told = { status: 200, body: { pages: [{ route: '/a' }] } };
  const onRejected = ({ path }: { path: string }) => rejected.push(path);
  await createAdminClient({ baseUrl: origin, fetch, onRejected }).getPublicPortal(PORTAL_KEY);
  expect(rejected).toEqual(['pages[0]']);
});

describe('with a cache', () => {
  const cached = () =>
    createAdminClient({
      baseUrl: `${origin}/base`,
      fetch,
      headers: AUTHORIZED,
      cache: `${origin}/api/cache/get`,
    });

  test('public calls go through it, without authorization headers', async () => {
    told = { status: 200, body: ANSWERS.getGroupedDivHelp };
    expect(await cached().getGroupedDivHelp(PORTAL_KEY, '/a b')).toMatchObject({ ok: true });
    const target = `${origin}/base/explore/p/divhelpcontent/grouped?active=true&page=%2Fa%20b`;
    expect(sent.request).toBe(`GET /api/cache/get?url=${encodeURIComponent(target)}`);
    expect(sent.authorization).toBe('');
  });

  test('all other calls do not', async () => {
    told = { status: 200, body: [ENTITY] };
    await cached().getEntities();
    expect(sent).toMatchObject({ request: 'GET /base/entity', authorization: 'Bearer x' });
  });
});

test.each([
  [undefined, 'include'],
  ['same-origin', 'same-origin'],
] as const)('credentials %s → %s', async (credentials, expected) => {
  const seen: unknown[] = [];
  const watching: typeof fetch = (url, init) => {
    seen.push(init?.credentials);
    return fetch(url, init);
  };
  told = { status: 200, body: [] };
  await createAdminClient({ baseUrl: origin, fetch: watching, credentials }).getEntities();
  expect(seen).toEqual([expected]);
});
