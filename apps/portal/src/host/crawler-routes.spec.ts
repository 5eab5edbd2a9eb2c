import { afterEach, expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { FastifyInstance } from 'fastify';
import { startHost, stopHosts } from './testing/start-host.ts';

const PUBLISHED = '2026-11-01T00:00:00.000Z';
const ETAG = 'W/"generation-1"';
const ID = 'doi_________::a&b<c>';

const sitemapApi = (api: FastifyInstance): void => {
  api.get('/graph/v3/sitemap', (request, reply) => {
    void reply.header('etag', ETAG);
    if (request.headers['if-none-match'] === ETAG) return reply.code(304).send();
    return {
      publishedAt: PUBLISHED,
      parts: [
        { kind: 'publication', part: 1 },
        { kind: 'publication', part: 2 },
        { kind: 'software', part: 1 },
      ],
    };
  });
  api.get('/graph/v3/sitemap/publication/1', () => ({
    kind: 'publication',
    records: [{ id: ID, changed: '2025-01-02' }],
  }));
};

afterEach(stopHosts);

const start = async (options: Parameters<typeof startHost>[0]): Promise<FastifyInstance> => {
  const { host } = await startHost(options);
  return host;
};

const asSite = { host: 'portal.example' };

test('the sitemap lists the parts of every enabled kind', async () => {
  const host = await start({ api: sitemapApi });
  const { body, headers } = await host.inject({ url: '/sitemap.xml', headers: asSite });
  expect(headers['content-type']).toContain('application/xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://portal.example/sitemaps/publication-1.xml',
    'http://portal.example/sitemaps/publication-2.xml',
    'http://portal.example/sitemaps/software-1.xml',
  ]);
  expect(body).toContain(`<lastmod>${PUBLISHED}</lastmod>`);
});

test('disabled kinds are not in the sitemap', async () => {
  const host = await start({
    api: sitemapApi,
    configuration: { pages: [{ route: '/search/software', isEnabled: true }] },
  });
  const { body } = await host.inject({ url: '/sitemap.xml', headers: asSite });
  expect(body.match(/<loc>/g)).toHaveLength(1);
});

test('a part lists landing pages as XML, with the day of their last change', async () => {
  const host = await start({ api: sitemapApi });
  const { body } = await host.inject({ url: '/sitemaps/publication-1.xml', headers: asSite });
  const address = `http://portal.example/search/publication?articleId=${encodeURIComponent(ID)}`;
  expect(body).toContain(`<url><loc>${address}</loc><lastmod>2025-01-02</lastmod></url>`);
});

test('a client that has the current sitemap gets 304', async () => {
  const host = await start({ api: sitemapApi });
  const answer = await host.inject({ url: '/sitemap.xml', headers: { 'if-none-match': ETAG } });
  expect([answer.statusCode, answer.headers['etag']]).toEqual([304, ETAG]);
});

test.each([
  '/sitemaps/publication-9.xml',
  '/sitemaps/unicorn-1.xml',
  '/sitemaps/publication-0.xml',
  '/sitemaps/x',
])('%s does not exist', async (address) => {
  const host = await start({ api: sitemapApi });
  expect((await host.inject(address)).statusCode).toBe(404);
});

test('without the API, the sitemap responds with Retry-After', async () => {
  const host = await start({ settings: { API_URL: 'http://127.0.0.1:1' } });
  const { statusCode, headers } = await host.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

test('robots.txt links to the sitemap', async () => {
  const host = await start({});
  const { body } = await host.inject({ url: '/robots.txt', headers: asSite });
  expect(body).toContain('Sitemap: http://portal.example/sitemap.xml');
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/publication-1.xml'])(
  '%s names the public address only',
  async (url) => {
    const host = await start({ api: sitemapApi, settings: { PUBLIC_URL: 'https://discovery.example.org' } });
    const { body } = await host.inject({ url, headers: { ...asSite, 'x-forwarded-host': 'evil.example' } });
    expect(body).toContain('https://discovery.example.org/');
    expect(body).not.toMatch(/evil|portal\.example/);
  },
);

test('browsers learn how to search the portal', async () => {
  const title = 'Sea & land <research>';
  const host = await start({ configuration: shippedConfiguration({ title }) });
  const { body, headers } = await host.inject({ url: '/opensearch.xml', headers: asSite });
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain('<ShortName>Sea &amp; land &lt;rese</ShortName>');
  expect(body).toContain('template="http://portal.example/?keyword={searchTerms}"');
});
