import { expect, test } from './support/test.ts';

test.describe('theme and language', () => {
  test('the theme can be switched and is remembered', async ({ page }) => {
    await page.goto('/');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await paper()).not.toBe(light);
    await page.goto('/?keyword=climate');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await paper()).toBe(light);
  });

  test('the theme of the system applies by default', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
  });

  test('German can be selected and is remembered, and others in the menu of the header', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^42 Forschungs/);
    await expect(page.getByRole('button', { name: 'Suchen' })).toBeVisible();
    await page.goto('/error?page=-1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('banner').locator('summary:visible', { hasText: /DE$/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Polski' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('German for a browser that prefers it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(
      page
        .getByRole('heading', { level: 2, name: 'Wissenschaftsgebiete' })
        .or(page.getByRole('heading', { level: 2, name: 'Wissenschaftsfelder' })),
    ).toBeVisible();
    await context.close();
  });
});
