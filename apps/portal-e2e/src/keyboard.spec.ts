import type { Locator, Page } from '@playwright/test';
import { cards, filters, isAlive, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** More stops than any page has before what is looked for here. */
const MOST_STOPS = 150;

/** Walks by Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the walk by Tab did not come by');
};

test('a reader without a mouse searches, filters, opens a record, walks its sections, and comes back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await isAlive(page);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await tabTo(page, searchBox(page));
  await page.keyboard.type('climate');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?keyword=climate');

  const openAccess = filters(page).getByRole('checkbox', { name: /^Open access/ });
  await tabTo(page, openAccess);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
  await expect(openAccess).toBeFocused();

  const result = cards(page).first().getByRole('heading').getByRole('link');
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^Facts/ }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Facts/ })).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
  await expect(result).toBeFocused();
});

test('a reader without a mouse goes from an error to another page by the menu', async ({ page }) => {
  await page.goto('/error?page=/x&page_type=project');
  await isAlive(page);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first();
  await tabTo(page, menu.locator('summary', { hasText: 'Search' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'Organizations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?type=organizations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('60 organizations');
});
