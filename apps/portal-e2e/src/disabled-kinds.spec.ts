import { serverUrls } from './support/server-urls.ts';
import { cards, openHydrated, searchBox, textOf } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const OFF = 'Data sources: switched off in this portal';

test.describe('the address of a kind that the portal disables', () => {
  for (const path of [
    '/search/find/dataproviders',
    '/search/content-providers',
    '/search/entity-registries',
    '/search/journals',
    '/search/advanced/dataproviders',
    '/?type=dataproviders',
  ])
    test(`${path} names the kind and shows no results of another kind`, async ({ request }) => {
      const response = await request.get(`${path}${path.includes('?') ? '&' : '?'}keyword=climate`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(OFF);
      expect(html).not.toContain('class="card"');
      expect(html).toContain('noindex');
    });

  test('keeps words and filters that apply elsewhere, and each offer has as many results as it says', async ({
    page,
  }) => {
    await page.goto('/search/find/dataproviders?keyword=climate&access=OPEN&from=2015');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFF);
    await expect(searchBox(page)).toHaveValue('climate');
    const offers = page.locator('main .ways').getByRole('link');
    await expect(offers).toHaveText([
      /^Research products \(\d+\)$/,
      /^Projects \(\d+\)$/,
      /^Services \(\d+\)$/,
      /^Organizations \(\d+\)$/,
      /^Research communities \(\d+\)$/,
    ]);
    const count = /\d+/.exec(await offers.first().innerText())?.[0];
    await offers.first().click();
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN&from=2015');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} research products`);
  });

  test('searching from there keeps the filters', async ({ page }) => {
    await openHydrated(page, '/?type=dataproviders&keyword=climate&access=OPEN');
    await searchBox(page).fill('ocean');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?keyword=ocean&access=OPEN');
    await expect(cards(page).first()).toBeVisible();
  });

  test('is where the error page’s “Search another data source?” leads', async ({ page }) => {
    await page.goto('/error?page=/x&page_type=dataprovider');
    await page.getByRole('link', { name: 'Search another data source?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFF);
  });
});

test('the address of a disabled product type offers the enabled ones', async ({ request }) => {
  const response = await request.get(`${serverUrls().customizedPortal}/?type=software&keyword=climate`);
  const html = await response.text();
  expect(textOf(html)).toContain('Research software: switched off in this portal');
  expect(html).toContain('href="/?keyword=climate"');
});

test('a search address that the portal does not list is not found (Spec §4)', async ({ request }) => {
  const { customizedPortal } = serverUrls();
  expect((await request.get(`${customizedPortal}/search/find/software`)).status()).toBe(404);
  expect((await request.get(`${customizedPortal}/search/find/projects`)).status()).toBe(200);
});
