import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { openHydrated, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Opens the list of keys, which do something after hydration. */
const listKeys = async (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1000 });
  }).toPass();

test.describe('keys', () => {
  for (const address of [
    '/',
    '/?keyword=climate',
    '/search/service?serviceId=opendisc____%3A%3Aad47d1a352fb646a50fd7ddbc050755e',
  ])
    test(`“/” focuses the search box of ${address.split('?')[0]} ${address.includes('keyword') ? 'with results' : ''}`, async ({
      page,
    }) => {
      await openHydrated(page, address);
      // Keys do something after hydration.
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(searchBox(page)).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.type('a/b');
      await expect(searchBox(page)).toHaveValue(/a\/b$/);
    });

  test('“?” lists the shortcuts, Escape closes the list, “/” focuses the search box', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await listKeys(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('?');
    await expect(keys).toBeHidden();
  });

  test('j and k go through the results, x selects one, o opens it; a switch turns them off', async ({
    page,
  }) => {
    await openHydrated(page, '/?keyword=climate');
    const titles = page.locator('article.card h2 a');
    const pick = page.getByRole('checkbox', { name: /^Select: / });
    await listKeys(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(titles.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(titles.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(titles.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await expect(pick.nth(0)).toBeChecked();
    await page.keyboard.press('x');
    await expect(pick.nth(0)).not.toBeChecked();
    const use = page.getByRole('checkbox', { name: 'Use single keys on this device' });
    await listKeys(page);
    await use.uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(titles.nth(0)).toBeFocused();
    await listKeys(page);
    await use.check();
    await page.keyboard.press('Escape');
    const title = await titles.nth(1).innerText();
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
