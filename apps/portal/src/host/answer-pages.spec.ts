import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { render as renderPage } from './rendering/render.ts';
import { startHost, stopHosts } from './testing/start-host.ts';

type Render = typeof renderPage;

const LONG = 'A page of some length. '.repeat(200);

/** Renders the number of the rendering, the address and the language. */
const counting = (answer: { status?: number; isComplete?: boolean } = {}) => {
  let made = 0;
  const render: Render = ({ url }, { language }) => {
    made += 1;
    return Promise.resolve({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(`${made} ${url.replace(/^.*?:\d+/, '')} ${language} ${LONG}`),
      isComplete: true,
      ...answer,
    });
  };
  return { render, made: () => made };
};

afterEach(stopHosts);

describe('a cacheable page', () => {
  test('is rendered once and served again for a while', async () => {
    const { render, made } = counting();
    const { host } = await startHost({ render });
    const bodies = [await host.inject('/?keyword=a'), await host.inject('/?keyword=a')].map(
      ({ body }) => body,
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(made()).toBe(1);
  });

  test('is rendered once for all concurrent requests', async () => {
    const { render, made } = counting();
    const { host } = await startHost({ render, settings: { PAGE_CACHE_SECONDS: '0' } });
    await Promise.all(Array.from({ length: 20 }, () => host.inject('/')));
    expect(made()).toBeLessThan(20);
    expect((await host.inject('/')).headers['cache-control']).toBe('public, no-cache');
  });

  test('is separate for each language, address and host name', async () => {
    const { render, made } = counting();
    const { host } = await startHost({ render });
    await host.inject('/');
    await host.inject({ url: '/', headers: { 'accept-language': 'de' } });
    await host.inject({ url: '/', headers: { cookie: 'lang=de' } });
    await host.inject('/?keyword=a');
    await host.inject({ url: '/', headers: { host: 'other.example' } });
    expect(made()).toBe(4);
  });

  test('says how long it may be cached and what it varies on', async () => {
    const { host } = await startHost({ render: counting().render });
    const { headers } = await host.inject('/');
    expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie');
    expect(headers['etag']).toMatch(/^W\/"[\w-]{22}"$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is not sent again to a client that has it', async () => {
    const { host } = await startHost({ render: counting().render });
    const etag = String((await host.inject('/')).headers['etag']);
    const again = await host.inject({ url: '/', headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect((await host.inject({ url: '/', headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    const { host } = await startHost({ render: counting().render });
    const plain = await host.inject('/');
    const small = await host.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(small.headers['content-encoding']).toBe(encoding);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(decompress(small.rawPayload).toString()).toBe(plain.body);
    expect(small.headers['etag']).toBe(plain.headers['etag']);
  });

  test('that does not exist is compressed, too, without an entity tag', async () => {
    const { host } = await startHost({ render: counting({ status: 404 }).render });
    const plain = await host.inject('/');
    const small = await host.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([small.statusCode, small.headers['etag']]).toEqual([404, undefined]);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  });

  test('has the same headers for HEAD as for GET, without a body', async () => {
    const { host } = await startHost({ render: counting().render });
    const { headers } = await host.inject('/');
    const head = await host.inject({ method: 'HEAD', url: '/' });
    expect(head.body).toBe('');
    expect(head.headers['etag']).toBe(headers['etag']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('in a language chosen by the address is shared, except for the response that stores the language', async () => {
    const { render, made } = counting();
    const { host } = await startHost({ render });
    const [first, second] = [await host.inject('/?lang=de'), await host.inject('/?lang=de')];
    for (const { headers } of [first, second]) {
      expect(headers['set-cookie']).toBe('lang=de; Path=/; Max-Age=31536000; SameSite=Lax');
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    expect(made()).toBe(1);
  });
});

describe('a page that is not cacheable', () => {
  test.each([
    ['that failed', { status: 503 }, '/', 'no-store', '5'],
    ['refused for a while', { status: 429, isComplete: false }, '/', 'no-store', '60'],
    ['that misses a part', { isComplete: false }, '/', 'no-store', undefined],
    ['about a visitor', {}, '/user-info', 'private, no-store', undefined],
    ['that ends a login', {}, '/reload', 'private, no-store', undefined],
  ])('%s is rendered for each request', async (_what, answer, address, cacheControl, retryAfter) => {
    const { render, made } = counting(answer);
    const { host } = await startHost({ render });
    for (const expected of [1, 2]) {
      const { headers } = await host.inject(address);
      expect(headers['cache-control']).toBe(cacheControl);
      expect(headers['retry-after']).toBe(retryAfter);
      expect(made()).toBe(expected);
    }
  });
});

test.each([
  [404, '404 - Page not found'],
  [403, '403 - Private data'],
])('status %i says "%s" (Spec §2)', async (status, text) => {
  const { host } = await startHost({ render: counting({ status }).render });
  const { statusCode, statusMessage } = await host.inject('/');
  expect([statusCode, statusMessage]).toEqual([status, text]);
});

describe('many different pages requested at once', () => {
  /** Renderings that end when they are told to. */
  const held = () => {
    const ends: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const render: Render = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return { status: 200, headers: {}, body: Buffer.from(LONG), isComplete: true };
    };
    const endAll = setInterval(() => ends.splice(0).forEach((end) => end()), 1);
    return { render, most: () => most, stop: () => clearInterval(endAll) };
  };
  /** Asks for different pages at once; `visitorOf` says who asks for which. */
  const statusesOf = async (pages: number, visitorOf: (page: number) => string) => {
    const { render, most, stop: stopEnding } = held();
    const { host } = await startHost({ render });
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        host.inject({ url: `/?keyword=${page}`, headers: { 'x-forwarded-for': visitorOf(page) } }),
      ),
    );
    stopEnding();
    return { answers, most: most() };
  };
  const manyVisitors = (page: number) => `192.0.2.${page % 20}`;

  test('are rendered a few at a time, and every client gets its page', async () => {
    const { answers, most } = await statusesOf(100, manyVisitors);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(most).toBe(16);
  });

  test('are refused with Retry-After when too many wait', async () => {
    const { answers } = await statusesOf(1020, manyVisitors);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(1020 - 16 - 1000);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  test('one visitor leaves half of the slots to the others', async () => {
    const { answers, most } = await statusesOf(100, () => '192.0.2.1');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(most).toBe(8);
  });

  test('one visitor who asks for more than anybody reads gets a 429 that says so, the others their pages', async () => {
    const { answers } = await statusesOf(250, (page) => (page === 249 ? '192.0.2.2' : '192.0.2.1'));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(refused[0]?.body).toContain('<h1>Too many requests</h1>');
    expect(answers.at(-1)?.statusCode).toBe(200);
  });
});

test('the API learns for whom a page is made', async () => {
  const render: Render = async (_request, { fetch, graphUrl }) => {
    const answer = await fetch(`${graphUrl}/visitor`, { method: 'GET', headers: {} });
    return { status: 200, headers: {}, body: Buffer.from(await answer.text()), isComplete: true };
  };
  const api: Parameters<typeof startHost>[0]['api'] = (app) => {
    app.get('/graph/v3/visitor', ({ headers }) => String(headers['x-forwarded-for']));
  };
  const { host } = await startHost({ render, api });
  const { body } = await host.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' } });
  expect(body).toBe('192.0.2.7');
});

describe('a search by the visitor’s own role', () => {
  const ADDRESS = '/?type=communities&role=manager';
  const SESSION = 'session=secret; AccessToken=on';
  /** Renders the number of the rendering and the cookie that the API gets. */
  const startOwn = async () => {
    let made = 0;
    const render: Render = async (_request, { fetch, graphUrl }) => {
      made += 1;
      const answer = await fetch(`${graphUrl}/cookie`, { method: 'GET', headers: {} });
      const body = Buffer.from(`${made} ${await answer.text()}`);
      return { status: 200, headers: {}, body, isComplete: true };
    };
    return startHost({
      render,
      api: (app) => {
        app.get('/graph/v3/cookie', ({ headers }) => headers.cookie ?? 'no cookie');
      },
    });
  };

  test('is made for each user with their session, and kept by no cache', async () => {
    const { host } = await startOwn();
    for (const made of [1, 2]) {
      const { body, headers } = await host.inject({ url: ADDRESS, headers: { cookie: SESSION } });
      expect([body, headers['cache-control']]).toEqual([`${made} ${SESSION}`, 'private, no-store']);
    }
  });

  test.each([
    ['without a login', ADDRESS, 'session=secret'],
    ['without a cookie', ADDRESS, ''],
    ['of other pages', '/?type=communities', SESSION],
  ])('the page %s is the same for all, and gets no cookie', async (_what, url, cookie) => {
    const { host } = await startOwn();
    for (const headers of [{ cookie }, {}]) {
      const answer = await host.inject({ url, headers });
      expect([answer.body, String(answer.headers['cache-control'])]).toEqual([
        '1 no cookie',
        expect.stringContaining('public'),
      ]);
    }
  });
});

describe('when clients disconnect', () => {
  /** A rendering that ends only by being given up. */
  const endless = () => {
    const begun: Request[] = [];
    let onBegun = (): void => undefined;
    const next = () => new Promise<void>((resolve) => (onBegun = resolve));
    const render: Render = (request) => {
      begun.push(request);
      onBegun();
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
    return { render, begun, next };
  };

  test('the rendering is aborted after the last one', async () => {
    const { render, begun, next } = endless();
    const { url } = await startHost({ render });
    const isBegun = next();
    const client = httpRequest(`${url}/`).on('error', () => undefined);
    client.end();
    await isBegun;
    const [asked] = begun;
    expect(asked?.signal.aborted).toBe(false);
    const givenUp = asked ? once(asked.signal, 'abort') : null;
    client.destroy();
    await givenUp;
    expect(asked?.signal.aborted).toBe(true);
  });
});

describe('the addresses that a page prints', () => {
  /** Renders the address that the page takes for its own. */
  const echo: Render = ({ url }) =>
    Promise.resolve({ status: 200, headers: {}, body: Buffer.from(url), isComplete: true });
  const forwarded = { host: 'a.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  test.each([
    [{ PUBLIC_URL: 'https://discovery.example.org' }, 'https://discovery.example.org/?keyword=sea'],
    [{ PUBLIC_URL: 'https://discovery.example.org/' }, 'https://discovery.example.org/?keyword=sea'],
    [{ TRUSTED_PROXIES: 'loopback' }, 'https://evil.example/?keyword=sea'],
    [{ TRUSTED_PROXIES: '0' }, 'http://a.example/?keyword=sea'],
  ])('with %j begin with %s, whatever a header claims', async (settings, expected) => {
    const { host } = await startHost({ render: echo, settings });
    expect((await host.inject({ url: '/?keyword=sea', headers: forwarded })).body).toBe(expected);
  });

  test.each(['/\\evil.example/', '/\\u:p@127.0.0.1:4200/', '//evil.example/'])(
    '%j is a page of this site',
    async (url) => {
      const { host } = await startHost({
        render: echo,
        settings: { PUBLIC_URL: 'https://discovery.example.org' },
      });
      const { statusCode, body } = await host.inject({ url });
      expect([statusCode, new URL(body).origin]).toEqual([200, 'https://discovery.example.org']);
    },
  );
});
