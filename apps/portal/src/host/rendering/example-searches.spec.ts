import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { render } from './render.ts';

const OVERVIEW = {
  counts: {},
  years: [],
  fieldsOfScience: [],
  subjects: [],
  newest: [],
  communities: [],
  index: { generation: 'g', publishedAt: '2026-11-01T00:00:00Z', records: 0 },
};

test.each([
  ['en', 'tides', 'Gezeiten'],
  ['de', 'Gezeiten', 'tides'],
] as const)('home in %s offers “%s” and not “%s”', async (language, own, other) => {
  const counted: string[] = [];
  const { body } = await render(new Request('http://localhost/'), {
    configuration: shippedConfiguration({ examples: { en: ['tides'], de: ['Gezeiten'] } }),
    isPortalMissing: false,
    language,
    graphUrl: 'http://api.test/graph/v3',
    adminToolUrl: 'http://api.test/admin-tool',
    cacheUrl: null,
    fetch: (url, init) => {
      const isCount = url.includes('/totals');
      if (isCount) counted.push(decodeURIComponent(`${url} ${init?.body ?? ''}`));
      return Promise.resolve(Response.json(isCount ? { totals: [1] } : OVERVIEW));
    },
    now: new Date('2026-11-20T12:00:00Z'),
    production: true,
    assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
    onError: (error) => {
      throw error;
    },
    log: () => undefined,
  });
  expect(counted).toEqual([expect.stringContaining(own)]);
  expect(body.toString()).toContain(`href="/?keyword=${own}"`);
  expect(body.toString()).not.toContain(`href="/?keyword=${other}"`);
});
