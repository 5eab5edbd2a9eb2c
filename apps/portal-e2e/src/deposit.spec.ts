import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { openHydrated, waitForHydration } from './support/search-page.ts';
import { serverUrls } from './support/server-urls.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('places to deposit works are found by what they accept', async ({ page }) => {
    await page.goto('/participate/deposit/search');
    const places = page.locator('.deposit-places > li');
    const all = await places.count();
    await page.getByLabel('Kind of material').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Find places' }).click();
    expect(await places.count()).toBeGreaterThan(0);
    expect(await places.count()).toBeLessThan(all);
    await page.goto('/participate/deposit/zenodo');
    await expect(places.first()).toContainText('DOI');
    await page.goto('/participate/deposit/search?lang=de');
    await expect(page.getByLabel('Art des Materials')).toContainText('Zeitschriftenartikel');
    await expect(places.first()).not.toContainText('Repository');
  });
});

test('the pages on depositing are free of violations and not wider than the screen', async ({ page }) => {
  await page.goto('/participate/deposit/learn-how');
  await expect(page.getByRole('link', { name: 'Where can I put my work?' })).toBeVisible();
  await openHydrated(page, '/participate/deposit/search');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessibleAtCurrentWidth(page);
});

test('scripts keep the words of another language that the server wrote', async ({ page }) => {
  await page.goto('/participate/deposit/search?lang=de');
  const level = page.getByLabel('Kompatibilität');
  await expect(level).toContainText('Noch nicht registriert');
  await waitForHydration(page);
  await expect(level).toContainText('Noch nicht registriert');
});
