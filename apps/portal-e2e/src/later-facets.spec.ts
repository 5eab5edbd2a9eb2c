import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { delayRequests, numberIn, openHydrated, shownTotal } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** The request of one facet, which the page has not counted. */
const COUNTING = '**/graph/v3/research-products?*facets=country&*';
const ADDRESS = '/?keyword=climate';
/** A body that is not an API response; browsers would also report a failed status. */
const NO_ANSWER = {};

const facet = (page: Page, name: string): Locator =>
  page.locator('aside details').filter({ has: page.getByRole('heading', { name, exact: true }) });
const summary = (page: Page, name: string): Locator => facet(page, name).locator('summary');
const told = (page: Page, name: string): Locator => facet(page, name).getByRole('status');

// An index on one machine counts all facets with the results.
test.skip((process.env['SEARCH_URL'] ?? '') === '', 'Only a cluster counts facets later');

test.describe('a facet that is closed on a cluster', () => {
  test('is counted when it opens, by keyboard as well, and its values narrow the results @smoke', async ({
    page,
  }) => {
    await openHydrated(page, ADDRESS);
    await expect(facet(page, 'Access').getByRole('checkbox').first()).toBeVisible();
    await expect(facet(page, 'Country').getByRole('checkbox')).toHaveCount(0);
    const release = await delayRequests(page, COUNTING);
    await summary(page, 'Country').focus();
    await page.keyboard.press('Enter');
    await expect(told(page, 'Country')).toHaveText('Loading');
    release();
    await expect(told(page, 'Country')).toHaveText(/^\d+ values$/);
    await expect(summary(page, 'Country')).toBeFocused();
    const first = facet(page, 'Country')
      .locator('label', { has: page.locator('[name=country]') })
      .nth(1);
    const count = numberIn((await first.locator('.num').textContent()) ?? '');
    await first.getByRole('checkbox').check();
    await expect(page).toHaveURL(/country=/);
    await expect(first.getByRole('checkbox')).toBeFocused();
    await expect.poll(() => shownTotal(page)).toBe(count);
  });

  test('says that counting failed, and tries again', async ({ page }) => {
    await openHydrated(page, ADDRESS);
    await page.route(COUNTING, (route) => route.fulfill({ json: NO_ANSWER }), { times: 1 });
    await summary(page, 'Country').click();
    await expect(facet(page, 'Country').getByRole('alert')).toContainText('The search failed.');
    await facet(page, 'Country').getByRole('button', { name: 'Try again' }).click();
    await expect(facet(page, 'Country').getByRole('checkbox').first()).toBeVisible();
    await expect(facet(page, 'Country').getByRole('alert')).toHaveCount(0);
  });

  test('that a visitor left open is counted again for the next search', async ({ page }) => {
    await openHydrated(page, ADDRESS);
    await summary(page, 'Language').click();
    await expect(facet(page, 'Language').getByRole('checkbox').first()).toBeVisible();
    await page.goto('/?keyword=ocean');
    await expect(told(page, 'Language')).toHaveText(/^\d+ values?$/);
  });

  test('is counted with the results if one of its values is chosen', async ({ page }) => {
    await page.goto(`${ADDRESS}&country=DE`);
    await expect(
      facet(page, 'Country').getByRole('checkbox', { name: 'Germany', exact: false }).first(),
    ).toBeChecked();
    await expect(told(page, 'Country')).toHaveCount(0);
  });

  test('fits a small screen and is free of violations, loading, failed and counted', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, ADDRESS);
    await page.route(COUNTING, (route) => route.fulfill({ json: NO_ANSWER }), { times: 1 });
    await page.locator('main details summary').filter({ hasText: 'Filters' }).click();
    const inDialog = page
      .getByRole('dialog')
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: 'Country' }) });
    await inDialog.locator('summary').click();
    await expect(inDialog.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await inDialog.getByRole('button', { name: 'Try again' }).click();
    await expect(inDialog.getByRole('checkbox').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed facet has a link to all of its values', async ({ page }) => {
    await page.goto(ADDRESS);
    await summary(page, 'Country').click();
    await facet(page, 'Country').getByRole('link', { name: 'Show values: Country' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });
});
