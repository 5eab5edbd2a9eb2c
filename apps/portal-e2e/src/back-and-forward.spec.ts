import { cards, waitForHydration, waitForEnhancements, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.describe('position in the list', () => {
  test('going back from a record returns to the same position in the list', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await waitForEnhancements(page);
    await cards(page).nth(7).getByRole('heading').getByRole('link').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await cards(page).nth(7).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/search\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/?keyword=climate');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
  });

  test('a record leads back to its results, with their place and focus; opened by its address, it does not', async ({
    page,
  }) => {
    await page.goto('/?keyword=climate');
    await waitForEnhancements(page);
    const link = cards(page).nth(7).getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/search\//);
    const record = page.url();
    const back = page.getByRole('link', { name: 'Back to results' });
    await back.click();
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
    await page.goto(record);
    await waitForEnhancements(page);
    await expect(back).toHaveCount(0);
  });

  test('another page of results starts at the top', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?keyword=climate&page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('new words start at page 1 and keep the filters', async ({ page }) => {
    await page.goto('/?keyword=climate&access=OPEN&page=2');
    await waitForHydration(page);
    await searchBox(page).fill('data');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/?keyword=data&access=OPEN');
  });

  test('back and forward restore the words and the filters', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await waitForHydration(page);
    await searchBox(page).fill('protein');
    await searchBox(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 research products');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('climate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
    await page.goForward();
    await expect(searchBox(page)).toHaveValue('protein');
  });
});

test.describe('keys', () => {
  for (const address of [
    '/',
    '/?keyword=climate',
    '/search/service?serviceId=opendisc____%3A%3Aad47d1a352fb646a50fd7ddbc050755e',
  ])
    test(`“/” focuses the search box of ${address.split('?')[0]} ${address.includes('keyword') ? 'with results' : ''}`, async ({
      page,
    }) => {
      await page.goto(address);
      await waitForHydration(page);
      // Keys do something after hydration.
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(searchBox(page)).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.type('a/b');
      await expect(searchBox(page)).toHaveValue(/a\/b$/);
    });
});

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

  test('numbers are formatted by the language', async ({ request }) => {
    const html = await (await request.get('/?lang=de')).text();
    expect(html).toContain('lang="de"');
    expect(html).not.toMatch(/>(Newest|Fields of science|By year)</);
  });
});
