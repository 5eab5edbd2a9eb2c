import type { Locator, Page } from '@playwright/test';
import { chips, filters, waitForEnhancements } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const count = (page: Page): Locator => page.locator('h1#count');

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await waitForEnhancements(page);
};

/** Returns the distance of an element from the top of the window. */
const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('the focus of a keyboard user', () => {
  test('goes from a removed filter to the next one, and from the last one to the results', async ({
    page,
  }) => {
    await open(page, '/?keyword=climate&access=OPEN&from=2010&to=2023');
    await chips(page).getByRole('link', { name: '2010–2023' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
    const last = chips(page).getByRole('link', { name: 'Open access' });
    await expect(last).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(page.locator('article.card').first().getByRole('heading').getByRole('link')).toBeFocused();
  });

  test('stays on the order of the results', async ({ page }) => {
    await open(page, '/?keyword=climate&page=2');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL('/?keyword=climate&sort=words');
    await expect(count(page)).toHaveText('42 research products');
    await expect(order).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect(order).toHaveValue('relevance');
  });

  test('goes to the heading of another page of results', async ({ page }) => {
    await open(page, '/?keyword=climate');
    await page.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
  });

  test('goes to the advanced search when it opens, and to the kinds when it closes', async ({ page }) => {
    await open(page, '/?keyword=climate');
    await page.getByRole('link', { name: 'Advanced search' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Advanced search' })).toBeFocused();
    await page.getByRole('link', { name: 'Close advanced search' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(page.getByRole('link', { name: /^Research products \d/ })).toBeFocused();
  });

  test('goes to the content by the skip link, and again after going back and forward', async ({ page }) => {
    await open(page, '/help');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await open(page, '/?keyword=climate');
    const record = page.locator('article.card').first().getByRole('heading').getByRole('link');
    await record.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(record).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/\/search\//);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('goes from the notice about cookies to the page behind it', async ({ page, context }) => {
    await context.clearCookies();
    await open(page, '/?keyword=climate');
    await page.getByRole('button', { name: 'OK', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Open Discovery' })).toBeFocused();
  });
});

test('a filter that is chosen stays where it is on the screen, whatever changes above it', async ({
  page,
}) => {
  await open(page, '/?keyword=climate');
  const box = filters(page).getByRole('checkbox', { name: /^Biological sciences/ });
  await box.focus();
  const before = await topOf(box);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/fos=0106/);
  await expect(chips(page)).toContainText('Biological sciences');
  expect(await topOf(box)).toBe(before);
});
