import { describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointAddress, path, send, timeOutMs } from './index.ts';
import type { Endpoint } from './index.ts';

const number = (json: unknown): number => {
  if (typeof json !== 'number') throw new Error('expected a number');
  return json;
};
const endpoint: Endpoint<number> = { method: 'GET', path: 'x', parse: number };

const withServer = async (
  answer: (write: (status: number, body: string) => void) => void,
  run: (baseUrl: string) => Promise<void>,
) => {
  const server = createServer((_request, response) =>
    answer((status, body) => response.writeHead(status).end(body)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

describe('every failure has its kind', () => {
  test.each([
    [200, '7', { ok: true, value: 7 }],
    [200, '"seven"', { ok: false, error: { kind: 'shape', detail: 'expected a number' } }],
    [404, '{"message":"no"}', { ok: false, error: { kind: 'status', status: 404, body: { message: 'no' } } }],
    [502, '<html>', { ok: false, error: { kind: 'status', status: 502, body: '<html>' } }],
  ])('%i %s → %j', async (status, body, expected) => {
    await withServer(
      (write) => write(status, body),
      async (baseUrl) => expect(await send(endpoint, { baseUrl, fetch, limitMs: 2000 })).toEqual(expected),
    );
  });

  test('an answer that does not come in time is a timeout', async () => {
    await withServer(
      () => undefined,
      async (baseUrl) =>
        expect(await send(endpoint, { baseUrl, fetch, limitMs: 30 })).toEqual({
          ok: false,
          error: { kind: 'timeout', limitMs: 30 },
        }),
    );
  });

  test('a server that is not there is a network failure', async () => {
    const answer = await send(endpoint, { baseUrl: 'http://127.0.0.1:1', fetch, limitMs: 2000 });
    expect(answer).toEqual({ ok: false, error: { kind: 'network' } });
  });
});

describe('addresses', () => {
  test.each([
    ['http://a/api/', 'x', [['q', 'a b&c']], 'http://a/api/x?q=a%20b%26c'],
    ['/api', path('explore', '../up'), [], '/api/explore/..%2Fup'],
  ] as const)('%s + %s + %j → %s', (baseUrl, below, query, expected) => {
    expect(endpointAddress(baseUrl, { path: below, query })).toBe(expected);
  });
});

describe('time-outs of Spec §9', () => {
  test.each([
    ['server', true, 'search', 'GET', 3000],
    ['server', false, 'search', 'GET', 4000],
    ['browser', true, 'search', 'GET', 6000],
    ['browser', false, 'search', 'GET', 12_000],
    ['browser', true, 'csv', 'GET', 30_000],
    ['server', true, 'search', 'POST', 30_000],
  ] as const)('%s, production %s, %s, %s → %i ms', (place, production, service, method, expected) => {
    expect(timeOutMs({ place, production, service, method })).toBe(expected);
  });
});
