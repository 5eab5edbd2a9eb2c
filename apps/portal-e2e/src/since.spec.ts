import { chips, openHydrated, shownTotal, totalAt } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

// The sample records name no day, so they came into the portal on the day of the import.
const DAY_MS = 86_400_000;
const LONG_AGO = '2020-01-31';
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

test('a day in the address limits the results, as a filter that can be removed', async ({ page }) => {
  await openHydrated(page, `/?keyword=climate&since=${LONG_AGO}`);
  const total = await shownTotal(page);
  expect(total).toBeGreaterThan(1);
  await expect(chips(page)).toContainText('In this portal since January 31, 2020');
  await page.goto(`/?keyword=climate&since=${TOMORROW}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 research products');
  await chips(page)
    .getByRole('link', { name: /In this portal since/ })
    .click();
  await expect(page).toHaveURL('/?keyword=climate');
  await expect.poll(() => shownTotal(page)).toBe(total);
});

test('exports and feeds of the search have the day', async ({ page }) => {
  await page.goto(`/?keyword=climate&since=${LONG_AGO}`);
  for (const links of [page.locator('link[type="application/feed+json"]'), page.locator('a[href*="/feed"]')])
    await expect(links.first()).toHaveAttribute('href', new RegExp(`since=${LONG_AGO}`));
  await page.getByText('Export', { exact: true }).click();
  await expect(page.locator('a[href*="/export"]').first()).toHaveAttribute(
    'href',
    new RegExp(`since=${LONG_AGO}`),
  );
});

test('an invalid day is ignored, with a notice that shows the form of a day', async ({ page }) => {
  await page.goto('/?keyword=climate&since=yesterday');
  await expect(page.locator('main .notice')).toContainText(
    '“In this portal since” needs a day in the form YYYY-MM-DD, such as 2026-11-01; “yesterday” was ignored.',
  );
  await expect(chips(page)).toHaveCount(0);
  expect(await shownTotal(page)).toBeGreaterThan(1);
});

test('a saved search links to its results since the last visit', async ({ page }) => {
  await page.goto('/?keyword=climate');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.waitForFunction(() => localStorage.getItem('saved')?.includes('"lastLook":{'));
  await page.goto('/saved');
  await page.getByRole('link', { name: /^Search since / }).click();
  await expect(page).toHaveURL(/keyword=climate&since=\d{4}-\d{2}-\d{2}&sort=newest/);
  await expect(chips(page)).toContainText('In this portal since');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the day stays when a filter is applied', async ({ page, request }) => {
    expect(await totalAt(request, `/?keyword=climate&since=${TOMORROW}`)).toBe(0);
    await page.goto(`/?keyword=climate&since=${LONG_AGO}`);
    await page.getByRole('checkbox', { name: /^Research data/ }).check();
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(/since=2020-01-31/);
    await expect(chips(page)).toContainText('In this portal since January 31, 2020');
    await expect(chips(page)).toContainText('Research data');
  });
});
