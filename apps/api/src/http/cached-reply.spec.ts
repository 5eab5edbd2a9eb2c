import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { markPersonal } from '../access/personal-answer.ts';
import { cachedReply } from './cached-reply.ts';
import type { EngineStatus } from '../search/search-engine.ts';

const STATUS: EngineStatus = { generation: 'g1', publishedAt: '2026-01-01T00:00:00Z', records: 1 };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Starts a server whose answer is the number of the times that it was computed. */
const start = ({ isPersonal = false, cacheSeconds = 60 } = {}) => {
  const state: { status: EngineStatus | null; computed: number } = { status: STATUS, computed: 0 };
  const reply = cachedReply<null>(
    async (_query, request) => {
      if (isPersonal) markPersonal(request);
      state.computed += 1;
      return { computed: state.computed };
    },
    { engine: { about: () => state.status }, cacheSeconds },
  );
  const app = Fastify();
  apps.push(app);
  app.get('/counts', (request, response) => reply(null, request, response));
  return { state, get: (query = '') => app.inject(`/counts${query}`) };
};

const CHANGES: readonly [string, Partial<EngineStatus>][] = [
  ['another generation', { generation: 'g2' }],
  ['a generation published again', { publishedAt: '2026-01-02T00:00:00Z' }],
  ['a link of a user', { links: { revision: '1', changedAt: '2026-01-01T00:00:00Z' } }],
];

describe('a cached answer', () => {
  test('is computed once for each address, and the same JSON each time', async () => {
    const { get } = start();
    const [first, second] = [await get(), await get()];
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([first.json(), second.json()]).toEqual([{ computed: 1 }, { computed: 1 }]);
    expect((await get('?search=sea')).json()).toEqual({ computed: 2 });
  });

  test.each(CHANGES)('is computed anew after %s', async (_change, change) => {
    const { state, get } = start();
    await get();
    state.status = { ...STATUS, ...change };
    expect((await get()).json()).toEqual({ computed: 2 });
  });
});

test.each([
  ['personal answers', { isPersonal: true }, STATUS],
  ['answers that caches may not keep', { cacheSeconds: 0 }, STATUS],
  ['live records', {}, { ...STATUS, isLive: true as const }],
  ['missing records', {}, null],
])('%s are computed each time', async (_what, options, status) => {
  const { state, get } = start(options);
  state.status = status;
  await get();
  expect((await get()).json()).toEqual({ computed: 2 });
});
