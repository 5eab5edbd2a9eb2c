import { afterEach, describe, expect, test } from '@jest/globals';
import fastifyStatic from '@fastify/static';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost, stopHosts } from './testing/start-host.ts';

const SECRET = 'authors.slice(...).map is not a function';

afterEach(stopHosts);

const startBroken = async (problem: unknown = new Error(SECRET)) => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- code may throw anything
  const { host } = await startHost({ render: () => Promise.reject(problem) });
  return host;
};

describe('a page that cannot be rendered', () => {
  test('is an HTML page with status 500 and the security headers of every page', async () => {
    const { statusCode, headers, body } = await (await startBroken()).inject('/?keyword=sea');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('<h1>Something went wrong</h1>');
  });

  test.each([
    ['an error', new Error(SECRET)],
    ['a text', SECRET],
    ['an error with a success status', Object.assign(new Error(SECRET), { statusCode: 200 })],
  ])('does not reveal its cause when the code throws %s', async (_what, problem) => {
    const { statusCode, body } = await (await startBroken(problem)).inject('/');
    expect(statusCode).toBe(500);
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain('Error');
  });

  test('is a line of text without internals if its own page cannot be rendered either', async () => {
    const fail = () => {
      throw Object.assign(new Error(`EMFILE: too many open files, open '/srv/${SECRET}'`), {
        code: 'EMFILE',
      });
    };
    const { host } = await startHost({ render: async () => fail(), assetsOf: fail });
    const { statusCode, headers, body } = await host.inject('/');
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('The server could not answer this request.');
  });

  test('is in the visitor’s language and links to the same address', async () => {
    const host = await startBroken();
    const { body, headers } = await host.inject({
      url: '/?keyword=a&lang=de',
      headers: { 'accept-language': 'en' },
    });
    expect(headers['content-language']).toBe('de');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('href="/?keyword=a&amp;lang=de"');
  });

  test.each([
    ['//evil.example/"><script>alert(1)</script>', 'href="/evil.example/'],
    ['/?keyword="><img src=x onerror=alert(1)>', 'href="/?keyword=&quot;&gt;&lt;img'],
  ])('links to %s only as an address of this site', async (url, link) => {
    const { body } = await (await startBroken()).inject(url);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('<img');
    expect(body.replaceAll('%22', '&quot;').replaceAll('%3E', '&gt;').replaceAll('%3C', '&lt;')).toContain(
      link,
    );
  });
});

test('a failure outside of pages is JSON without internals', async () => {
  const { host } = await startHost({});
  const { statusCode, headers, body } = await host.inject({
    method: 'POST',
    url: '/health',
    headers: { 'content-type': 'application/x-unknown' },
    payload: 'x',
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(headers['content-type']).not.toContain('html');
  expect(body).not.toContain('FST_');
});

test('an address of the API that cannot be decoded is refused in JSON, one of a page with a page in the language of its visitor', async () => {
  const { host } = await startHost({});
  const api = await host.inject('/api/graph/v3/projects/%E0%A4%A');
  expect(api.statusCode).toBe(400);
  expect(api.json()).toEqual({
    message: 'The address is not valid.',
    error: 'Bad Request',
    code: 400,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
    path: '/api/graph/v3/projects/%E0%A4%A',
  });
  const page = await host.inject({ url: '/%E0%A4%A', headers: { 'accept-language': 'de' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('Der Teil „%E0%A4%A“ ist ungültig');
  expect(page.body).not.toContain('href="/%E0%A4%A');
});

test.each(['GET', 'HEAD'] as const)(
  'a file that a former version had is not found by %s; the method is not the problem',
  async (method) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
    const { host } = await startHost({
      addAssets: async (app) => {
        await app.register(fastifyStatic, { root: folder, prefix: '/assets/' });
      },
    });
    const { statusCode, headers } = await host.inject({ method, url: '/assets/page-3f2a.js' });
    expect([statusCode, headers['allow'], headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  },
);

test.each(['/', '/robots.txt'])(
  'a method that %s does not have is refused with those that it has',
  async (url) => {
    const { host } = await startHost({});
    const { statusCode, headers, json } = await host.inject({ method: 'DELETE', url });
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(json()).toMatchObject({ code: 405, message: 'The method is not supported.' });
  },
);
