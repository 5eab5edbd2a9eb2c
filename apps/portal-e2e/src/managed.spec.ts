import { places } from './support/places.ts';
import { textOf } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test('a managed portal is what the admin tool says', async ({ request }) => {
  const portal = places().managedPortal;
  expect((await request.get(`${portal}/`)).status()).toBe(200);
  expect((await request.get(`${portal}/develop`)).status()).toBe(404);
  const words = textOf(await (await request.get(`${portal}/error?page=/x`)).text());
  expect(words).toContain('Organizations');
});

test.describe('without its admin tool', () => {
  for (const path of ['/', '/?keyword=climate', '/search/project?projectId=x', '/user-info'])
    test(`${path} is disabled, says what is wrong and offers to try again (Spec §8)`, async ({ request }) => {
      const response = await request.get(`${places().lonelyManagedPortal}${path}`);
      expect(response.status()).toBe(503);
      const html = await response.text();
      expect(textOf(html)).toContain('The description of this portal cannot be loaded at the moment');
      expect(html).toContain(`href="${path}"`);
    });

  test('the page comes back by itself', async ({ browser }) => {
    // Not the usual page: what a browser says of a missing portal is no fault.
    const page = await browser.newPage({ baseURL: places().lonelyManagedPortal });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is not available');
    await page.waitForLoadState('networkidle');
    await page.route('/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: places().portal }) }),
    );
    await page.clock.fastForward('00:11');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The open map of research');
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
});
