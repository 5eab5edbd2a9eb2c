import { once } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { EngineError } from '../../search/engine-error.ts';
import { currentContext } from '../../access/request-context.ts';
import { setupTestApi } from '../../testing/start-test-api.ts';
import { toFailure } from '../../errors/to-failure.ts';
import { addVisitorContext } from './add-visitor-context.ts';

const MANY = 30;

const api = setupTestApi();

/** Asks as somebody whom the portal names; notes who is answered in which order. */
const ask = async (url: string, visitor: string, answered: string[]): Promise<number> => {
  const { statusCode } = await api.app.inject({ url, headers: { 'x-forwarded-for': visitor } });
  answered.push(visitor);
  return statusCode;
};

test.each([
  ['searches', '/graph/v3/research-products?search=sea'],
  ['exports, which go on after the route has answered', '/graph/v3/research-products/export?format=csv'],
  ['harvesting by a form', '/oai?verb=ListRecords&metadataPrefix=oai_dc'],
])('with many %s under way, another visitor waits for two of them only', async (_what, url) => {
  const answered: string[] = [];
  const all = Array.from({ length: MANY }, () => ask(url, '192.0.2.1', answered));
  const [other] = await Promise.all([ask('/graph/v3/projects?search=sea', '192.0.2.2', answered), ...all]);
  expect(other).toBe(200);
  expect(answered.indexOf('192.0.2.2')).toBeLessThan(4);
});

test('a visitor with too many pending searches gets a 429', () => {
  const failure = toFailure(new EngineError('crowded', 'Too much work of one caller is under way'));
  expect(failure).toMatchObject({ status: 429, retryAfterSeconds: 2 });
});

test('requests that one visitor sends at a time begin in different rounds of the event loop', async () => {
  const begun: number[] = [];
  let round = 0;
  let isCounting = true;
  const count = (): void => {
    round += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const app = Fastify();
  addVisitorContext(app, async ({ ip }) => ip);
  app.get('/', async () => begun.push(round));
  await Promise.all(Array.from({ length: MANY }, () => app.inject('/')));
  isCounting = false;
  await app.close();
  expect(new Set(begun).size).toBe(MANY);
});

test.each([
  ['GET', {}, true],
  ['POST', {}, false],
  ['POST', { isRead: true }, true],
] as const)(
  'a client that disconnects aborts the searches of its %s %j: %s',
  async (method, config, isAborting) => {
    const app = Fastify();
    addVisitorContext(app, async () => 'someone');
    const client = new AbortController();
    const handled = new Promise<unknown>((resolve) => {
      app.route({
        method,
        url: '/',
        config,
        handler: async (_request, reply) => {
          const { signal } = currentContext();
          // Meanwhile, a request whose body has been read is closed.
          await nextRound();
          const before = signal?.aborted;
          client.abort();
          await once(reply.raw, 'close');
          resolve({ before, after: signal?.aborted });
        },
      });
    });
    const address = await app.listen({ port: 0 });
    const body = method === 'POST' ? new Blob(['{}'], { type: 'application/json' }) : null;
    await expect(fetch(address, { method, body, signal: client.signal })).rejects.toThrow('aborted');
    expect(await handled).toEqual(isAborting ? { before: false, after: true } : {});
    await app.close();
  },
);
