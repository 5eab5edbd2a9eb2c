import { describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readNumber, send, viaCache } from './index.ts';
import type { Endpoint, Fetch, Parse, RejectedPart } from './index.ts';

const endpoint: Endpoint<number> = {
  method: 'GET',
  path: 'x',
  parse: (json) => readNumber(json, 'total'),
};

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
    [200, '"seven"', { ok: false, error: { kind: 'shape', detail: 'total: no number' } }],
    [200, '', { ok: false, error: { kind: 'shape', detail: 'total: no number' } }],
    [404, '{"message":"no"}', { ok: false, error: { kind: 'status', status: 404, body: { message: 'no' } } }],
    [502, '<html>', { ok: false, error: { kind: 'status', status: 502, body: '<html>' } }],
  ])('%i %s → %j', async (status, body, expected) => {
    await withServer(
      (write) => write(status, body),
      async (baseUrl) => expect(await send(endpoint, { baseUrl, fetch, limitMs: 2000 })).toEqual(expected),
    );
  });

  test('a response that is too slow is a timeout', async () => {
    await withServer(
      () => undefined,
      async (baseUrl) =>
        expect(await send(endpoint, { baseUrl, fetch, limitMs: 30 })).toEqual({
          ok: false,
          error: { kind: 'timeout', limitMs: 30 },
        }),
    );
  });

  test('the detail is what the parser throws, even if it is not an Error', async () => {
    const parse = () => {
      throw 'just a text';
    };
    await withServer(
      (write) => write(200, '7'),
      async (baseUrl) =>
        expect(await send({ ...endpoint, parse }, { baseUrl, fetch, limitMs: 2000 })).toEqual({
          ok: false,
          error: { kind: 'shape', detail: 'just a text' },
        }),
    );
  });

  test('a status 0 counts as no response', async () => {
    const opaque: Fetch = async () => ({ ok: false, status: 0, text: async () => '' });
    const answer = await send(endpoint, { baseUrl: '/api', fetch: opaque, limitMs: 2000 });
    expect(answer).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('an aborted request is a network failure', async () => {
    await withServer(
      () => undefined,
      async (baseUrl) => {
        const answer = await send(endpoint, { baseUrl, fetch, limitMs: 2000, signal: AbortSignal.abort() });
        expect(answer).toEqual({ ok: false, error: { kind: 'network' } });
      },
    );
  });

  test('an unreachable server is a network failure that says why', async () => {
    const answer = await send(endpoint, { baseUrl: 'http://127.0.0.1:2', fetch, limitMs: 2000 });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'network', detail: 'TypeError: fetch failed (ECONNREFUSED)' },
    });
  });

  test.each([
    ['fetch', () => new Promise<never>(() => undefined)],
    ['the body', async () => ({ ok: true, status: 200, text: () => new Promise<never>(() => undefined) })],
  ])('a limit holds even if %s ignores the signal', async (_what, deaf) => {
    const options = { baseUrl: '/api', fetch: deaf, limitMs: 30 };
    expect(await send(endpoint, options)).toEqual({ ok: false, error: { kind: 'timeout', limitMs: 30 } });
    const aborting = new AbortController();
    const answer = send(endpoint, { ...options, limitMs: 60_000, signal: aborting.signal });
    aborting.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'network' } });
  });

  test('what fetch throws is kept, at once or later', async () => {
    const broken = (): never => {
      throw new RangeError('a bug');
    };
    for (const fetchOf of [broken, async () => broken()])
      expect(await send(endpoint, { baseUrl: '/api', fetch: fetchOf, limitMs: 2000 })).toEqual({
        ok: false,
        error: { kind: 'network', detail: 'RangeError: a bug' },
      });
  });

  test('a body that is not JSON is a mistake of the caller, and nothing is sent', async () => {
    const sent: string[] = [];
    const recording: Fetch = async (url) => {
      sent.push(url);
      return { ok: true, status: 200, text: async () => '7' };
    };
    const answer = await send(
      { ...endpoint, method: 'POST', body: { big: 7n } },
      { baseUrl: '/api', fetch: recording, limitMs: 2000 },
    );
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'request', detail: expect.stringContaining('BigInt') },
    });
    expect(sent).toEqual([]);
  });
});

describe('parsing', () => {
  const respond =
    (body: string): Fetch =>
    async () => ({ ok: true, status: 200, text: async () => body });
  const options = { baseUrl: '/api', fetch: respond('7'), limitMs: 2000 };
  const request = { method: 'GET', path: 'x' } as const;

  test('a lazy endpoint loads its parser while the request is pending', async () => {
    const events: string[] = [];
    const result = await send(
      {
        ...request,
        loadParser: async () => {
          events.push('parser loads');
          return (json) => readNumber(json, 'total');
        },
      },
      {
        ...options,
        fetch: async (...sent) => {
          events.push('request starts');
          await Promise.resolve();
          events.push('response arrives');
          return options.fetch(...sent);
        },
      },
    );
    expect(result).toEqual({ ok: true, value: 7 });
    expect(events).toEqual(['parser loads', 'request starts', 'response arrives']);
  });

  test.each([
    ['a response', respond('7'), { kind: 'network', detail: 'Error: the chunk is gone' }],
    [
      'an error status',
      async () => ({ ok: false, status: 500, text: async () => '' }),
      { kind: 'status', status: 500, body: '' },
    ],
  ] as const)('%s whose parser cannot be loaded is a failure', async (_response, fetchResponse, error) => {
    const loadParser = () => Promise.reject(new Error('the chunk is gone'));
    const result = await send({ ...request, loadParser }, { ...options, fetch: fetchResponse });
    expect(result).toEqual({ ok: false, error });
  });

  test('the parts that the parser leaves out are reported to the caller', async () => {
    const rejected: RejectedPart[] = [];
    const part = { path: 'results[0]', id: null, problem: 'no object' };
    const parse: Parse<number> = (_json, report) => {
      report?.(part);
      return 0;
    };
    await send({ ...request, parse }, { ...options, onRejected: (one) => rejected.push(one) });
    expect(rejected).toEqual([part]);
  });
});

describe('the request', () => {
  type Sent = Parameters<Fetch>;
  const sentFor = async (call: Partial<Endpoint<number>>, options: { cache?: string }): Promise<Sent> => {
    const sent: Sent[] = [];
    const recording: Fetch = async (...request) => {
      sent.push(request);
      return { ok: true, status: 200, text: async () => '7' };
    };
    const headers = { authorization: 'Bearer x' };
    const rest = {
      baseUrl: '/api',
      fetch: recording,
      limitMs: 2000,
      headers,
      credentials: 'include',
    } as const;
    await send({ ...endpoint, ...call }, { ...rest, ...options });
    const [first] = sent;
    if (!first) throw new Error('nothing was sent');
    return first;
  };
  const CACHE = { cache: '/api/cache/get' };
  const DIRECT = { headers: { authorization: 'Bearer x' }, credentials: 'include' };

  test.each([
    ['a call', {}, {}, '/api/x', DIRECT],
    ['a public call without a cache', { isPublic: true }, {}, '/api/x', DIRECT],
    ['a call that is not public', {}, CACHE, '/api/x', DIRECT],
    ['a public call that writes', { isPublic: true, method: 'POST' as const }, CACHE, '/api/x', DIRECT],
  ])('%s goes to its own address, with headers and credentials', async (_what, call, options, url, init) => {
    expect(await sentFor(call, options)).toMatchObject([url, init]);
  });

  test('a public call goes through the cache, without headers and credentials', async () => {
    const [url, init] = await sentFor({ isPublic: true, query: [['a', 'b c']] }, CACHE);
    expect(url).toBe('/api/cache/get?url=%2Fapi%2Fx%3Fa%3Db%2520c');
    expect(url).toBe(viaCache(CACHE.cache, '/api/x?a=b%20c'));
    expect(init).toMatchObject({ headers: { accept: 'application/json' }, credentials: 'omit' });
    expect(Object.keys(init.headers)).toEqual(['accept']);
  });

  test.each([
    [[], '[]'],
    [{ a: 1 }, '{"a":1}'],
    [false, 'false'],
  ])('the body %j is sent as JSON', async (body, text) => {
    const [, init] = await sentFor({ method: 'POST', body }, {});
    expect(init).toMatchObject({
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    });
  });

  test('without a body there is no content type', async () => {
    const [, init] = await sentFor({ method: 'POST' }, {});
    expect([init.body, init.headers['content-type']]).toEqual([undefined, undefined]);
  });
});
