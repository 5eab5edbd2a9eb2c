import { serverUrls } from './support/server-urls.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { cards, openHydrated, searchBox, textOf } from './support/search-page.ts';
import { startPortal } from './support/servers.ts';
import { startFaultyApi } from './support/start-faulty-api.ts';
import { expect, test } from './support/test.ts';

test.describe('when the API does not answer', () => {
  test.use({ baseURL: async ({}, use) => use(serverUrls().portalWithoutApi) });

  for (const [name, address, ...texts] of [
    ['home', '/', 'The overview could not be loaded.'],
    ['a search', '/?keyword=climate', 'The search failed.', 'value="climate"'],
    [
      'a record',
      '/search/publication?articleId=doi_________%3A%3A79deebd6096b05aec00813b7000c010a',
      'This record could not be loaded.',
    ],
  ] as const)
    test(`${name} reports the failure with status 503 and offers a retry`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(503);
      const html = await response.text();
      for (const text of [...texts, 'this is not an empty result.', 'Try again'])
        expect(html).toContain(text);
      expect(html).not.toContain('0 research products');
      expect(html).toContain('</html>');
    });

  test('the proxied API answers 503 in the error format of the API', async ({ request }) => {
    const response = await request.get('/api/graph/v3/research-products');
    expect(response.status()).toBe(503);
    expect(await response.json()).toMatchObject({ code: 503, error: 'Service Unavailable' });
  });

  test('pages that do not need the API work', async ({ request }) => {
    expect((await request.get('/error?page=-1')).status()).toBe(403);
    expect((await request.get('/no/such/page')).status()).toBe(404);
  });
});

test.describe('when the connection breaks while a visitor searches', () => {
  test('the page says so and keeps the words; a retry works', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await openHydrated(page, '/?keyword=climate');
    await page.route('**/api/graph/**', (route) => route.abort());
    const box = searchBox(page);
    await box.fill('protein');
    await box.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The search failed.');
    await expect(box).toHaveValue('protein');
    await page.unroute('**/api/graph/**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 research products');
    await page.close();
  });
});

test('a page that was opened without a connection is shown when the connection is back', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openHydrated(page, '/?keyword=alphafold');
  await page.context().setOffline(true);
  await cards(page)
    .getByRole('link', { name: /^Highly accurate protein structure/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Highly accurate protein structure');
  await page.close();
});

test('a record whose relations cannot be loaded is shown with a message', async ({ browser, baseURL }) => {
  // A page without the error check: the browser reports the failed call as an error.
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openHydrated(page, '/?keyword=alphafold');
  await page.route('**/api/graph/v3/related/**', (route) => route.fulfill({ status: 500, json: {} }));
  await cards(page)
    .getByRole('link', { name: /^Highly accurate protein structure/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Highly accurate protein structure');
  await expect(page.getByRole('alert')).toContainText('Related records could not be loaded');
  await page.close();
});

test('a failing service removes only its own part of the page', async ({ request }) => {
  const faulty = /\/graph\/v3\/(?:.*\/with-related|related\/|counts|status|totals)/;
  const api = await startFaultyApi((path) => faulty.test(path));
  const portal = await startPortal(api.port);
  try {
    for (const [address, words] of [
      ['/?keyword=alphafold', '5 research products'],
      ['/?keyword=sealevelzzz', '0 research products'],
      [addressOf(SAMPLES.product), SAMPLES.product.title],
      [addressOf(SAMPLES.product), 'Related records could not be loaded'],
    ] as const) {
      const response = await request.get(`${portal.url}${address}`);
      expect.soft(response.status(), address).toBe(200);
      expect.soft(textOf(await response.text()), address).toContain(words);
      expect.soft(response.headers()['cache-control'], `${address} is never cached`).toBe('no-store');
    }
  } finally {
    await Promise.all([portal.stop(), api.stop()]);
  }
});
