import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createUpstream } from './create-upstream.ts';
import type { UpstreamOptions } from './create-upstream.ts';
import { startGraphServer } from './testing.ts';
import type { GraphServer } from './testing.ts';

const MINUTE_MS = 60_000;
const PAGE = {
  header: { numFound: 2, maxScore: 1.5, queryTime: 3, page: 1, pageSize: 10 },
  results: [{ id: 'a' }],
};

let graph: GraphServer;
let now: number;
let waits: number[];
beforeEach(async () => {
  now = 0;
  waits = [];
  graph = await startGraphServer(async () => ({ status: 200, body: JSON.stringify(PAGE) }));
});
afterEach(() => graph.stop());

const upstreamWith = (options: Partial<UpstreamOptions> = {}) =>
  createUpstream({
    url: graph.url,
    clock: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    ...options,
  });
const words = (search: string) => new URLSearchParams({ search });
const fail =
  (status: number, headers: Record<string, string> = {}, body = '{"message":"no"}') =>
  (response: ServerResponse): boolean => {
    response.writeHead(status, headers);
    response.end(body);
    return true;
  };

function* repeat(bytes: Buffer): Generator<Buffer> {
  for (;;) yield bytes;
}
const sendWithoutEnd = (response: ServerResponse): boolean => {
  const spaces = Readable.from(repeat(Buffer.alloc(1_048_576, ' ')));
  void pipeline(spaces, response).catch(() => undefined);
  return true;
};

describe('a request', () => {
  test('is answered with the total, the records and the best score', async () => {
    expect(await upstreamWith().search('project', words('sea'))).toEqual({
      total: 2,
      maxScore: 1.5,
      results: [{ id: 'a' }],
      nextCursor: null,
      stats: null,
    });
  });
  test('is sent once for all who ask it at a time, and once in ten minutes', async () => {
    const upstream = upstreamWith();
    await Promise.all([1, 2, 3].map(() => upstream.search('project', words('sea'))));
    now += 9 * MINUTE_MS;
    await upstream.search('project', words('sea'));
    expect(graph.asked).toHaveLength(1);
    now += 2 * MINUTE_MS;
    await upstream.search('project', words('sea'));
    expect(graph.asked).toHaveLength(2);
  });
  test('carries the token, and none without one', async () => {
    await upstreamWith({ token: 'secret' }).search('project', words('sea'));
    await upstreamWith().search('project', words('sea'));
    expect(graph.tokens).toEqual(['Bearer secret', undefined]);
  });
  test('for an unknown record is answered with null', async () => {
    graph.intercept = fail(404);
    expect(await upstreamWith().get('product', 'nonsense')).toBeNull();
  });
  test('waits while four others are under way', async () => {
    const open: ServerResponse[] = [];
    let full = (): void => undefined;
    const isFull = new Promise<void>((resolve) => (full = resolve));
    graph.intercept = (response) => {
      if (open.push(response) === 4) full();
      return true;
    };
    const upstream = upstreamWith();
    const answers = [1, 2, 3, 4, 5].map((n) => upstream.search('project', words(`sea ${n}`)));
    await isFull;
    expect(graph.asked).toHaveLength(4);
    graph.intercept = () => false;
    for (const response of open) response.end(JSON.stringify(PAGE));
    await Promise.all(answers);
    expect(graph.asked).toHaveLength(5);
  });
});

describe('a failure', () => {
  test.each([
    ['a failing server', fail(502), 'unreachable', [500, 1_000]],
    ['a server that asks for a second', fail(503, { 'retry-after': '1' }), 'unreachable', [1_000, 1_000]],
    ['no JSON', fail(200, {}, '<html>'), 'unreachable', [500, 1_000]],
    ['half an answer', fail(200, {}, '{"header":{"numFound":2},"resu'), 'unreachable', [500, 1_000]],
    ['an answer without an end', sendWithoutEnd, 'unreachable', [500, 1_000]],
    ['a redirect', fail(302, { location: 'http://169.254.169.254/' }), 'unreachable', [500, 1_000]],
    ['JSON without results', fail(200, {}, '{"header":{}}'), 'unreachable', []],
    ['a login', fail(401), 'unreachable', []],
    ['too many requests', fail(429), 'limited', []],
    ['a refusal', fail(400, {}, '{"message":"Unknown parameter: x"}'), 'refused', []],
  ])(
    '%s is reported as such, after a few attempts if they may help',
    async (_what, intercept, reason, waited) => {
      graph.intercept = intercept;
      await expect(upstreamWith().search('project', words('sea'))).rejects.toMatchObject({ reason });
      expect(waits).toEqual(waited);
    },
  );
  test('a request over a closed connection is repeated', async () => {
    graph.intercept = (response) => {
      response.destroy();
      graph.intercept = () => false;
      return true;
    };
    expect((await upstreamWith().search('project', words('sea'))).total).toBe(2);
    expect(graph.asked).toHaveLength(2);
  });
  test('a slow answer ends with the time of its caller', async () => {
    graph.intercept = () => true;
    const asked = upstreamWith().search('project', words('sea'), { timeLimitMs: 50 });
    await expect(asked).rejects.toMatchObject({ reason: 'timeout' });
  });
  test('a caller that leaves ends the request', async () => {
    const caller = new AbortController();
    graph.intercept = () => {
      caller.abort();
      return true;
    };
    const asked = upstreamWith().search('project', words('sea'), { signal: caller.signal });
    await expect(asked).rejects.toMatchObject({ reason: 'canceled' });
  });
  test('a request that is too long is not sent', async () => {
    const asked = upstreamWith().search('project', words('sea '.repeat(3_000)));
    await expect(asked).rejects.toMatchObject({ reason: 'refused' });
    expect(graph.asked).toEqual([]);
  });
  test('a refusal says why', async () => {
    const asked = upstreamWith().search('project', new URLSearchParams({ nonsense: '1' }));
    await expect(asked).rejects.toThrow('Unknown parameter: nonsense');
  });
  test('a long refusal is cut', async () => {
    graph.intercept = fail(400, {}, JSON.stringify({ message: 'no '.repeat(10_000) }));
    await expect(upstreamWith().search('project', words('sea'))).rejects.toThrow(/^.{300}…$/);
  });
});

describe('a server that has received too many requests', () => {
  test.each([
    ['for a minute where it does not say for how long', {}, MINUTE_MS],
    ['for as long as it asks', { 'retry-after': '300' }, 5 * MINUTE_MS],
    ['for two seconds where it asks for them', { 'retry-after': '2' }, 2_000],
    ['for a second where it asks for none', { 'retry-after': '0' }, 1_000],
    ['for an hour where it asks for longer', { 'retry-after': '99999999' }, 60 * MINUTE_MS],
  ])('is left alone %s', async (_rule, headers, pauseMs) => {
    const upstream = upstreamWith();
    graph.intercept = fail(429, headers);
    await expect(upstream.search('project', words('sea'))).rejects.toMatchObject({
      reason: 'limited',
      retryAfterMs: pauseMs,
    });
    graph.intercept = () => false;
    now += pauseMs - 1;
    await expect(upstream.search('project', words('wind'))).rejects.toMatchObject({
      reason: 'limited',
      retryAfterMs: 1,
    });
    expect(upstream.check).toThrow('asked too often');
    expect(graph.asked).toHaveLength(1);
    now += 1;
    expect((await upstream.search('project', words('wind'))).total).toBe(2);
    expect(upstream.check).not.toThrow();
  });
  test('is left alone twice as long after the next failure', async () => {
    const upstream = upstreamWith();
    graph.intercept = fail(429);
    for (const pauseMs of [0, MINUTE_MS, 2 * MINUTE_MS]) {
      now += pauseMs;
      await expect(upstream.search('project', words('sea'))).rejects.toMatchObject({ reason: 'limited' });
    }
    expect(graph.asked).toHaveLength(3);
  });
  test('leaves the answers of the last day, which are shown meanwhile', async () => {
    const upstream = upstreamWith();
    await upstream.search('project', words('sea'));
    graph.limit = 1;
    now += 60 * MINUTE_MS;
    expect((await upstream.search('project', words('sea'))).total).toBe(2);
    await expect(upstream.search('project', words('wind'))).rejects.toMatchObject({ reason: 'limited' });
    now += 24 * 60 * MINUTE_MS;
    await expect(upstream.search('project', words('sea'))).rejects.toMatchObject({ reason: 'limited' });
  });
});
