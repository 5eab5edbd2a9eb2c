import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { idOf } from '@open-discovery/model/testing';
import { render } from '../../host/rendering/render.ts';

const OWN = idOf('doi_', 1);
const MERGED = idOf('od', 2);

const RECORD = { id: OWN, type: 'publication', mainTitle: 'Sea level', originalIds: [MERGED] };

/** The addresses that the page asked the API for. */
const requested: string[] = [];

const WITHDRAWN = idOf('doi_', 3);

const answerOf = (url: string): Response => {
  if (url.includes(encodeURIComponent(WITHDRAWN))) {
    const withdrawal = {
      kind: 'publication',
      reason: 'privacy',
      explanation: 'It named patients.',
      withdrawnAt: '2026-11-19T12:00:00.000Z',
    };
    return Response.json({ code: 410, withdrawal }, { status: 410 });
  }
  return url.endsWith('/with-related')
    ? Response.json({ record: RECORD, groups: [] })
    : Response.json({}, { status: 404 });
};

/** Returns status, target and HTML of a page whose API answers every id with the record that carries it. */
const openPage = async (path: string) => {
  const { status, headers, body } = await render(new Request(`http://localhost${path}`), {
    configuration: shippedConfiguration(),
    isPortalMissing: false,
    language: 'en',
    graphUrl: 'http://api.test/graph/v3',
    adminToolUrl: 'http://api.test/admin-tool',
    cacheUrl: 'http://api.test/cache',
    fetch: (url) => {
      requested.push(url);
      return Promise.resolve(answerOf(url));
    },
    now: new Date('2026-11-20T12:00:00Z'),
    production: true,
    assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
    onError: (error) => {
      throw error;
    },
    log: () => undefined,
  });
  return { status, location: headers['location'], html: String(body) };
};

/** Returns status and target of a page. */
const open = async (path: string) => {
  const { status, location } = await openPage(path);
  return { status, location };
};
const asked = (path: string, id: string) => `${path}${encodeURIComponent(id)}`;

test.each([
  ['the id of a merged record', '/search/publication?articleId=', MERGED, 308],
  ['such an id under another type', '/search/dataset?datasetId=', MERGED, 308],
  ['an id with the prefix of a kind', '/search/publication?articleId=', `50|${OWN}`, 308],
  ['the own id under another type', '/search/dataset?datasetId=', OWN, 302],
])('%s leads to the record’s own address', async (_what, path, id, status) => {
  expect(await open(asked(path, id))).toEqual({
    status,
    location: asked('/search/publication?articleId=', OWN),
  });
});

test.each([
  ['', false],
  ['&similar=1', true],
])('%j looks for similar works: %j', async (parameters, isAsked) => {
  requested.length = 0;
  await open(`${asked('/search/publication?articleId=', OWN)}${parameters}`);
  expect(requested.some((url) => url.includes('/similar/'))).toBe(isAsked);
});

test.each([` ${OWN}`, `${OWN}\n`, `\u00a0${OWN} `])('the copied id %j finds its record', async (id) => {
  requested.length = 0;
  expect(await open(asked('/search/publication?articleId=', id))).toMatchObject({ status: 200 });
  expect(requested).toContain(
    `http://api.test/graph/v3/research-products/${encodeURIComponent(OWN)}/with-related`,
  );
});

test('the own address is the page, made of one answer', async () => {
  requested.length = 0;
  expect(await open(asked('/search/publication?articleId=', OWN))).toEqual({
    status: 200,
    location: undefined,
  });
  const paths = requested.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => !path.endsWith('/status'))).toEqual([
    `/graph/v3/research-products/${encodeURIComponent(OWN)}/with-related`,
  ]);
});

test('the page of a withdrawn record says when and why, is not indexed, and leads to the search', async () => {
  const { status, html } = await openPage(asked('/search/publication?articleId=', WITHDRAWN));
  expect(status).toBe(410);
  for (const part of [
    'This record was withdrawn',
    'Kind of record: publication. Withdrawn on November 19, 2026.',
    'The portal no longer shows it, to protect personal data.',
    'It named patients.',
    'content="noindex,follow"',
    'href="/search/find/research-outcomes?type=publications"',
  ])
    expect(html).toContain(part);
});
