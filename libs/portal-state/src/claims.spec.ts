import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClaimsService } from './claims.ts';

const LIMIT_MS = 30_000;

let server: Server;
beforeEach(async () => {
  // Takes every request and answers none.
  server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Only the limit is on the test's clock: the network is real.
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const claimsAt = (origin: string) =>
  createClaimsService(shippedConfiguration({ addresses: { claims: `${origin}/claims-service` } }));

test.each([
  ['browser', true, 'GET'],
  ['browser', false, 'GET'],
  ['server', true, 'GET'],
  ['server', false, 'GET'],
  ['browser', true, 'POST'],
] as const)(
  'a claims server that does not answer is given up after 30 s, not sooner: %s, production %s, %s (Spec §9)',
  async (place, production, method) => {
    const { port } = server.address() as AddressInfo;
    const asked = once(server, 'request');
    let answer: unknown = 'waiting';
    const answered = claimsAt(`http://127.0.0.1:${port}`)(
      { method, path: 'my', parse: () => null },
      { fetch, place, production },
    ).then((outcome) => (answer = outcome));
    const [request] = await asked;
    const closed = new Promise<void>((resolve) => request.once('error', () => resolve()));
    jest.advanceTimersByTime(LIMIT_MS - 1);
    await new Promise(setImmediate);
    expect(answer).toBe('waiting');
    jest.advanceTimersByTime(1);
    expect(await answered).toEqual({ ok: false, error: { kind: 'timeout', limitMs: LIMIT_MS } });
    await closed;
  },
);
