import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { render } from '../rendering/render.ts';

const ORIGIN = 'https://portal.example';
const OWN = idOf('doi_', 1);
const MERGED = idOf('od', 2);
const WITHDRAWN = idOf('doi_', 3);
const ATTACK = '"><script>alert(1)</script>';
const RECORD = {
  ...aProduct({ id: OWN, mainTitle: 'Sea level', descriptions: ['How high the sea rises.'] }),
  originalIds: [MERGED],
};
const FOUND = { header: { numFound: 1, page: 1, pageSize: 10 }, results: [RECORD], facets: {} };

const answerOf = (url: URL): Response => {
  const path = decodeURIComponent(url.pathname);
  if (path.includes(WITHDRAWN)) {
    const withdrawal = {
      kind: 'publication',
      reason: 'privacy',
      explanation: '',
      withdrawnAt: '2026-11-19T12:00:00.000Z',
    };
    return Response.json({ code: 410, withdrawal }, { status: 410 });
  }
  if ([OWN, MERGED].some((id) => path.endsWith(`${id}/with-related`)))
    return Response.json({ record: RECORD, groups: [] });
  if (url.searchParams.get('search') === 'broken') return Response.json({}, { status: 500 });
  return path.endsWith('/research-products') ? Response.json(FOUND) : Response.json({}, { status: 404 });
};

const open = async (address: string) => {
  const { status, headers, body } = await render(new Request(`${ORIGIN}${address}`), {
    configuration: shippedConfiguration({ title: 'The portal' }),
    isPortalMissing: false,
    language: 'en',
    graphUrl: 'http://api.test/graph/v3',
    adminToolUrl: 'http://api.test/admin-tool',
    cacheUrl: 'http://api.test/cache',
    fetch: (url) => Promise.resolve(answerOf(new URL(url))),
    now: new Date('2026-11-20T12:00:00Z'),
    production: true,
    assetsOf: () => ({ scripts: ['/script.js'], preloads: [], styles: ['/style.css'], fonts: [] }),
    onError: (error) => {
      throw error;
    },
    log: () => undefined,
  });
  return { status, headers, text: String(body) };
};

const RESULTS = '/?keyword=sea';
const LANDING = `/search/publication?articleId=${encodeURIComponent(OWN)}`;

test.each([
  ['results', RESULTS, '1 research product · The portal'],
  ['a record', LANDING, 'Open in The portal'],
])('%s can be embedded: without scripts, with a way to the portal', async (_what, page, link) => {
  const { status, headers, text } = await open(`/embed${page}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-language': 'en' });
  expect(headers).not.toHaveProperty('link');
  expect(text).toContain('Sea level');
  expect(text).toContain(link);
  expect(text).toContain('<base target="_blank"/>');
  expect(text).not.toContain('<script');
});

test.each([
  ['', 'data-theme="light"'],
  ['&theme=dark', 'data-theme="dark"'],
  [`&theme=${encodeURIComponent(ATTACK)}`, 'data-theme="light"'],
  ['&theme=auto', '<html lang="en">'],
])('with %j the frame has %s', async (parameters, html) => {
  expect((await open(`/embed${RESULTS}${parameters}`)).text).toContain(html);
});

test('an address of a merged record leads to the frame of the other', async () => {
  const { status, headers } = await open(
    `/embed${LANDING.replace(OWN, MERGED).replace(encodeURIComponent(OWN), encodeURIComponent(MERGED))}`,
  );
  expect([status, headers['location']]).toEqual([308, `/embed${LANDING}`]);
});

test.each([
  ['home without a search', '/', 404, 'There is no record or list of results'],
  ['a page of no records', '/develop', 404, 'There is no record or list of results'],
  ['a record that is missing', '/search/publication?articleId=none', 404, 'There is no record or list'],
  [
    'a withdrawn record',
    `/search/publication?articleId=${encodeURIComponent(WITHDRAWN)}`,
    410,
    'There is no record or list',
  ],
  ['a search that fails', '/?keyword=broken', 503, 'not available right now'],
])('%s says so in the frame', async (_what, page, status, text) => {
  const answer = await open(`/embed${page}`);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(text);
});

test('texts of others cannot leave their place', async () => {
  const { text } = await open(`/embed/?keyword=${encodeURIComponent(ATTACK)}`);
  expect(text).not.toContain('<script');
});

const oembed = async (parameters: Readonly<Record<string, string>>) => {
  const answer = await open(`/oembed?${new URLSearchParams(parameters).toString()}`);
  return { ...answer, body: answer.text === '' ? {} : (JSON.parse(answer.text) as object) };
};

test('oEmbed describes the frame of a page', async () => {
  const { status, headers, body } = await oembed({ url: `${ORIGIN}${RESULTS}&lang=de` });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect(body).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'sea',
    provider_name: 'The portal',
    provider_url: `${ORIGIN}/`,
    width: 640,
    height: 600,
    html: `<iframe src="${ORIGIN}/embed/?keyword=sea&amp;lang=de" title="sea" width="640" height="600" loading="lazy" style="border: 1px solid #ccc; max-width: 100%"></iframe>`,
  });
});

test.each([
  [{}, { width: 640, height: 260, title: 'Sea level' }],
  [
    { maxwidth: '300', maxheight: '100' },
    { width: 300, height: 100 },
  ],
  [
    { maxwidth: '5000', maxheight: 'x' },
    { width: 640, height: 260 },
  ],
])('with the limits %j the frame of a record has %j', async (limits, size) => {
  expect((await oembed({ url: `${ORIGIN}${LANDING}`, ...limits })).body).toMatchObject(size);
});

test.each([
  ['no address', {}, 400],
  ['another site', { url: 'https://evil.example/?keyword=sea' }, 404],
  ['no web address', { url: 'javascript:alert(1)' }, 404],
  ['home', { url: `${ORIGIN}/` }, 404],
  ['the description itself', { url: `${ORIGIN}/oembed?url=x` }, 404],
  ['XML', { url: `${ORIGIN}${RESULTS}`, format: 'xml' }, 501],
  ['a search that fails', { url: `${ORIGIN}/?keyword=broken` }, 503],
])('oEmbed refuses %s', async (_what, parameters, status) => {
  const { status: answered, body } = await oembed(parameters);
  expect(answered).toBe(status);
  expect(body).toMatchObject({ code: status });
});

test('the code of a frame is no place for other code', async () => {
  const { body } = await oembed({ url: `${ORIGIN}/?keyword=${encodeURIComponent(ATTACK)}` });
  expect((body as { html: string }).html.match(/[<>]/g)).toHaveLength(4);
});

test('results and records name their description', async () => {
  for (const page of [RESULTS, LANDING]) {
    const { text } = await open(page);
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(
      `${ORIGIN}/oembed?${new URLSearchParams({ url: `${ORIGIN}${page}` }).toString()}`,
    );
  }
});
