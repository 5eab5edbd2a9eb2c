import type { Page } from '@playwright/test';
import { places } from './support/places.ts';
import { isAlive } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: async ({}, use) => use(places().furnishedPortal) });

const logIn = async (page: Page, account: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: account }).click();
};
const userMenu = (page: Page) => page.getByRole('banner').locator('details[data-menu]').first();
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'AccessToken')?.value ?? '';

test.describe('login and logout (Spec §4)', () => {
  test('a visitor logs in, comes back to where they were, finds their links, and signs out', async ({
    page,
  }) => {
    await page.goto('/?keyword=climate');
    await isAlive(page);
    await logIn(page, 'Registered user');
    await expect(page).toHaveURL('/?keyword=climate');
    expect(await tokenOf(page)).not.toBe('');
    expect((await page.context().cookies()).find(({ name }) => name === 'returnTo')).toBeUndefined();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await userMenu(page).locator('summary').click();
    await expect(userMenu(page).getByRole('link', { name: 'My links' })).toBeVisible();
    await userMenu(page).getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await tokenOf(page)).toBe('');
  });

  test('the HTML says nothing of who is logged in', async ({ page }) => {
    await page.goto('/');
    await isAlive(page);
    await logIn(page, 'Portal administrator');
    await expect(userMenu(page)).toBeVisible();
    const name = await userMenu(page).locator('summary').innerText();
    const html = await (await page.request.get('/')).text();
    expect(html).not.toContain(name.trim());
    expect(html).not.toContain(await tokenOf(page));
  });

  test('user-info says who is logged in, and offers the way on', async ({ page }) => {
    await page.goto('/user-info?errorCode=1&redirectUrl=%2F%3Fkeyword%3Dclimate');
    await isAlive(page);
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Registered user' }).click();
    await expect(page).toHaveURL('/?keyword=climate');
    await page.goto('/user-info?errorCode=2');
    await expect(page.locator('main')).toContainText('You are logged in as');
  });
});

test.describe('what a service refuses (Spec §4, §8)', () => {
  const refuse = (page: Page, status: number) =>
    page.route('**/api/graph/v3/**', (route) =>
      route.fulfill({ status, json: { message: 'no', code: status } }),
    );

  // Not the usual page: what a browser says of the refused call is no fault.
  for (const [status, code] of [
    [401, '1'],
    [403, '8'],
  ] as const)
    test(`${status} leads to user-info with reason ${code} and the wanted page`, async ({ browser }) => {
      const page = await browser.newPage({ baseURL: places().furnishedPortal });
      await page.goto('/');
      await isAlive(page);
      await refuse(page, status);
      await page
        .getByRole('link', { name: /Projects/ })
        .last()
        .click();
      await expect(page).toHaveURL(`/user-info?errorCode=${code}&redirectUrl=%2F%3Ftype%3Dprojects`);
      await page.close();
    });

  test('401 forgets who is logged in', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: places().furnishedPortal });
    await page.goto('/');
    await isAlive(page);
    await logIn(page, 'Registered user');
    await expect(userMenu(page)).toBeVisible();
    await refuse(page, 401);
    await page
      .getByRole('link', { name: /Projects/ })
      .last()
      .click();
    await expect(page).toHaveURL(/user-info\?errorCode=1/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await tokenOf(page)).toBe('');
    await page.close();
  });

  test('a login service that fails leaves an anonymous visitor', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: places().furnishedPortal });
    await page.context().addCookies([{ name: 'AccessToken', value: 'stale', url: places().furnishedPortal }]);
    await page.route('**/login-service/userInfo', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await isAlive(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.close();
  });
});
