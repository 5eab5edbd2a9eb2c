import { afterEach, describe, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { InjectOptions } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startHost, stopHosts } from './testing/start-host.ts';
import { callOrigins, securityHeaders } from './security-headers.ts';

const TRACKING = { address: 'https://stats.example/m', siteId: '7' };

test.each([
  [{}, ["'self'"]],
  [{ addresses: { graph: 'https://api.example/graph/v3' } }, ["'self'", 'https://api.example']],
  [
    { addresses: { graph: 'https://api.example/graph', adminTool: 'https://api.example/admin' } },
    ["'self'", 'https://api.example'],
  ],
  [{ addresses: { dataTransfer: 'https://transfer.example/api' } }, ["'self'", 'https://transfer.example']],
  [{ addresses: { orcid: 'https://works.example/orcid' } }, ["'self'", 'https://works.example']],
  [{ addresses: { upload: 'https://files.example/upload' } }, ["'self'", 'https://files.example']],
  [{ addresses: { cache: 'https://cache.example/get' } }, ["'self'", 'https://cache.example']],
  [{ addresses: { cache: 'https://cache.example/get' }, switches: { longCache: false } }, ["'self'"]],
  [{ tracking: TRACKING }, ["'self'", 'https://stats.example']],
  [{ tracking: TRACKING, switches: { tracking: false } }, ["'self'"]],
])('the pages of %j may call %j', (fields, expected) => {
  expect(callOrigins(shippedConfiguration(fields))).toEqual(expected);
});

const policyOf = (fields: Parameters<typeof shippedConfiguration>[0]) =>
  securityHeaders(shippedConfiguration(fields))['content-security-policy'];

test('inline scripts are allowed by the hash of their text, so the policy is the same for every visitor', () => {
  expect(policyOf({})).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+;/);
  expect(policyOf({})).toBe(policyOf({}));
  expect(policyOf({})).not.toContain('unsafe');
});

test('pages without the portal’s rules, such as those of the console, may have its colors', () => {
  const sources = (fields: Parameters<typeof shippedConfiguration>[0]) =>
    /style-src ([^;]*)/.exec(policyOf(fields) ?? '')?.[1]?.split(' ') ?? [];
  const colors = sources({ accent: 'teal', customCss: '' });
  expect(colors).toHaveLength(2);
  expect(sources({ accent: 'teal', customCss: 'a{color:red}' })).toEqual(expect.arrayContaining(colors));
});

test('the only inline styles allowed are the portal’s own colors and rules', () => {
  expect(policyOf({ accent: null, customCss: '' })).toContain("style-src 'self';");
  expect(policyOf({ customCss: 'a{color:red}' })).not.toBe(policyOf({ customCss: 'a{color:blue}' }));
});

describe('what other sites embed', () => {
  afterEach(stopHosts);
  const headersOf = async (url: string) => {
    const render = () =>
      Promise.resolve({ status: 200, headers: {}, body: Buffer.from('A page'), isComplete: true });
    const { host } = await startHost({ render });
    return (await host.inject({ url, headers: { cookie: 'lang=de' } })).headers;
  };

  test('may be framed, has no scripts, and sets no cookie', async () => {
    const headers = await headersOf('/embed/?keyword=sea&lang=fr');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each(['/?keyword=sea', '/embedded', '/search/publication?articleId=/embed/', '/oembed?url=/'])(
    '%s is none of it',
    async (url) => {
      expect((await headersOf(url))['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );
});

describe('every answer of the host', () => {
  afterEach(stopHosts);
  const answerOf = async (request: InjectOptions, settings = {}) => {
    const { host } = await startHost({ settings, api: (api) => api.get('/seen', () => ({})) });
    return host.inject(request);
  };

  test.each<[string, InjectOptions, number]>([
    ['a page', { url: '/' }, 500],
    ['robots.txt', { url: '/robots.txt' }, 200],
    ['the state of the host', { url: '/health' }, 200],
    ['an address that is too long', { url: `/${'a'.repeat(16_000)}` }, 400],
    ['an address that cannot be decoded', { url: '/%E0%A4%A' }, 400],
    ['a method that is not allowed', { method: 'DELETE', url: '/' }, 405],
    ['a part of a sitemap that does not exist', { url: '/sitemaps/x' }, 404],
    ['the API', { url: '/api/seen' }, 200],
  ])('%s, may not be framed or read as another type', async (_what, request, status) => {
    const { statusCode, headers } = await answerOf(request, { PUBLIC_URL: 'https://discovery.example.org' });
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a request without a host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a request with two hosts',
      'GET /api/seen HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
      400,
    ],
  ])('to %s, too', async (_what, bytes, status) => {
    const started = await startHost({ api: (api) => api.get('/seen', () => ({})) });
    const { hostname, port } = new URL(started.url);
    const socket = connect(Number(port), hostname);
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer.split('\r\n\r\n')[1]).not.toBe('');
  });

  test('with an address of the longest length has room for the headers of a browser', async () => {
    const started = await startHost({});
    const query = `?q=${'a'.repeat(15_900)}`;
    const { status } = await fetch(`${started.url}/health${query}`, {
      headers: { cookie: 'c'.repeat(4_000) },
    });
    expect(status).toBe(200);
  });

  test('promises https only where the public address has it', async () => {
    const { headers } = await answerOf({ url: '/health' }, { PUBLIC_URL: 'http://discovery.example.org' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
