import type { Page } from '@playwright/test';
import { setTextSize } from './support/layout.ts';
import { logIn as logInAs } from './support/log-in.ts';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated, textOf, waitForHydration } from './support/search-page.ts';
import { expect, test } from './support/test.ts';
import { userMenu } from './support/user-menu.ts';

test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

const logIn = async (page: Page, account: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: account }).click();
};
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'AccessToken')?.value ?? '';

test.describe('login and logout (Spec §4)', () => {
  test('a visitor logs in, returns to the same page, finds their links, and signs out', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    await logIn(page, 'Registered user');
    await expect(page).toHaveURL('/?keyword=climate');
    expect(await tokenOf(page)).not.toBe('');
    expect((await page.context().cookies()).find(({ name }) => name === 'returnTo')).toBeUndefined();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await userMenu(page).locator('summary').click();
    await userMenu(page).getByRole('link', { name: 'My links' }).click();
    await expect(page).toHaveURL('/myclaims');
    await expect(page.locator('main')).toContainText('You have not made any links yet.');
    await userMenu(page).locator('summary').click();
    await userMenu(page).getByRole('link', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await tokenOf(page)).toBe('');
  });

  for (const [where, width, fontSizePx] of [
    ['on a phone', 360, 16],
    ['on the narrowest screen', 320, 16],
    ['on a phone with text at 200 %', 360, 32],
    ['with text at 200 %', 1280, 32],
  ] as const)
    test(`the name of a user makes no page wider than the window ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, fontSizePx);
      const { customizedPortal, managedPortal } = serverUrls();
      await logInAs(page, 'Portal administrator', customizedPortal);
      // The cookies of a host are those of all its ports; without a header, the name is beside the logo.
      for (const address of [`${customizedPortal}/saved`, `${managedPortal}/?keyword=climate`]) {
        await openHydrated(page, address);
        await expect(page.getByText('Ada Administrator').first()).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

  test('the HTML does not reveal who is logged in', async ({ page }) => {
    await openHydrated(page, '/');
    await logIn(page, 'Portal administrator');
    await expect(userMenu(page)).toBeVisible();
    const name = await userMenu(page).locator('summary').innerText();
    const html = await (await page.request.get('/')).text();
    expect(html).not.toContain(name.trim());
    expect(html).not.toContain(await tokenOf(page));
  });

  test('communities are searched by one’s own role, and visitors without a login see why it is left out', async ({
    page,
  }) => {
    const count = page.getByRole('heading', { level: 1 });
    const role = (name: string) => page.getByRole('group', { name: 'Your role' }).getByLabel(name);
    await openHydrated(page, '/?type=communities&role=manager&sort=title');
    await expect(page.locator('main')).toContainText('Log in to filter by your role');
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('title');
    const all = await count.textContent();
    await page.getByRole('complementary').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Community manager' }).click();
    await expect(page).toHaveURL('/?type=communities&role=manager&sort=title');
    await expect(count).toHaveText('1 research community');
    const served = await page.request.get('/?type=communities&role=manager');
    expect(served.headers()['cache-control']).toBe('private, no-store');
    expect(textOf(await served.text())).toContain('1 research community');
    await waitForHydration(page);
    await role('Member').click();
    await expect(count).toHaveText('0 research communities');
    await role('Any').click();
    await expect(count).toHaveText(all ?? '');
  });

  test('user-info shows who is logged in and links to the requested page', async ({ page }) => {
    await openHydrated(page, '/user-info?errorCode=1&redirectUrl=%2F%3Fkeyword%3Dclimate');
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Registered user' }).click();
    await expect(page).toHaveURL('/?keyword=climate');
    await page.goto('/user-info?errorCode=2');
    await expect(page.locator('main')).toContainText('You are logged in as');
  });
});

test.describe('requests refused by a service (Spec §4, §8)', () => {
  const refuse = (page: Page, status: number) =>
    page.route('**/api/graph/v3/**', (route) =>
      route.fulfill({ status, json: { message: 'no', code: status } }),
    );

  // A page without the error check: the browser reports the refused call as an error.
  for (const [status, code] of [
    [401, '1'],
    [403, '8'],
  ] as const)
    test(`${status} redirects to user-info with reason ${code} and the requested page`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: serverUrls().customizedPortal });
      await openHydrated(page, '/');
      await refuse(page, status);
      await page
        .getByRole('link', { name: /Projects/ })
        .last()
        .click();
      await expect(page).toHaveURL(`/user-info?errorCode=${code}&redirectUrl=%2F%3Ftype%3Dprojects`);
      await page.close();
    });

  test('401 ends the session in the browser', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: serverUrls().customizedPortal });
    await openHydrated(page, '/');
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

  test('a failing login service makes the visitor anonymous', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: serverUrls().customizedPortal });
    await page
      .context()
      .addCookies([{ name: 'AccessToken', value: 'stale', url: serverUrls().customizedPortal }]);
    await page.route('**/login-service/userInfo', (route) => route.fulfill({ status: 500, body: '' }));
    await openHydrated(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.close();
  });
});
