import { expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { loaderWith } from '../../routing/page-route.ts';
import { createTestPage } from '../../testing/render-page.tsx';
import { testServices } from '../../testing/test-loaders.ts';
import { depositSearchLoader, zenodoLoader } from './load-deposit.ts';

const facet = (...values: readonly string[]) => ({
  distinct: values.length,
  values: values.map((value) => ({ value, label: value, count: 1 })),
});
const ZENODO = { id: 'a', officialName: 'Zenodo', pidSystems: 'DOI', contentTypes: ['Datasets'] };

/** Opens an address of a portal whose data sources have some types, and returns what its loader found. */
const open = async (address: string, types: readonly string[]) => {
  const asked: string[] = [];
  const page = createTestPage({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(
        Response.json({
          header: { numFound: 1 },
          results: [ZENODO],
          facets: { sourceType: facet(...types), contentType: facet('Datasets') },
        }),
      );
    },
  });
  const services = testServices(page);
  const router = createMemoryRouter(
    [
      {
        id: 'search',
        path: '/participate/deposit/search',
        loader: loaderWith(depositSearchLoader, services),
      },
      { path: '/participate/deposit/zenodo', loader: loaderWith(zenodoLoader, services) },
    ],
    { initialEntries: [address] },
  );
  router.initialize();
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  const { pathname, search } = router.state.location;
  const found: unknown = router.state.loaderData['search'];
  return { found, address: pathname + search, asked };
};

test('the address of a well-known place leads to the search for it (Spec §2)', async () => {
  const { address, asked } = await open('/participate/deposit/zenodo', ['Data Repository']);
  expect(address).toBe('/participate/deposit/search?keyword=zenodo');
  expect(asked.at(-1)).toContain('search=zenodo');
});

test('places are searched among the types that take works, with what each accepts', async () => {
  const { found, asked } = await open('/participate/deposit/search', ['Journal', 'Data Repository']);
  expect(found).toMatchObject({
    state: 'found',
    total: 1,
    places: [{ name: 'Zenodo', identifiers: 'DOI', materials: ['Datasets'] }],
    choices: { contentType: [{ value: 'Datasets' }], country: [] },
  });
  expect(decodeURIComponent(asked.at(-1) ?? '')).toMatch(/dataSourceTypeName="?Data.Repository"?(?:&|$)/);
});

test('a portal without data sources that take works says so', async () => {
  expect((await open('/participate/deposit/search', ['Journal'])).found).toEqual({ state: 'none' });
});
