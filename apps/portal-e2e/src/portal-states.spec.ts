import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtCurrentWidth } from './support/axe.ts';
import { serverUrls } from './support/server-urls.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, NEW_VISITOR, test } from './support/test.ts';
import { userMenu } from './support/user-menu.ts';

test.use({ ...NEW_VISITOR, baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

/** Expects the menu, or on small screens the drawer, to be open. */
const expectOpen = (page: Page) =>
  expect(
    page.getByRole('banner').locator('details[open], dialog[open]').filter({ visible: true }).first(),
  ).toBeVisible();
const acceptNotice = (page: Page) =>
  page.context().addCookies([{ name: 'seen', value: 'necessary', url: serverUrls().customizedPortal }]);

/** Parts of the layout, each with the steps that open it. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'the cookie notice',
    async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    },
  ],
  [
    'an open menu',
    async (page) => {
      await acceptNotice(page);
      await openHydrated(page, '/error?page=/x');
      const summary = page.getByRole('banner').locator('nav summary', { hasText: 'Search' });
      const opener = page.getByRole('button', { name: 'Main menu' });
      await expect(summary.or(opener).filter({ visible: true }).first()).toBeVisible();
      await summary.or(opener).filter({ visible: true }).first().click();
      await expectOpen(page);
    },
  ],
  [
    'the menu of a user',
    async (page) => {
      await acceptNotice(page);
      await page
        .context()
        .addCookies([{ name: 'AccessToken', value: 'x', url: serverUrls().customizedPortal }]);
      await page.route('**/login-service/userInfo', (route) =>
        route.fulfill({ json: { sub: 'ada', name: 'Ada Administrator', roles: ['PORTAL_ADMINISTRATOR'] } }),
      );
      await page.goto('/user-info?errorCode=2');
      const menu = userMenu(page).locator('summary');
      const opener = page.getByRole('button', { name: 'Main menu' }).filter({ visible: true });
      await expect(menu.or(opener).first()).toBeVisible();
      await menu.or(opener).first().click();
      await expectOpen(page);
    },
  ],
];

const WIDTHS_PX = [1280, 360] as const;

for (const width of WIDTHS_PX)
  for (const [name, show] of STATES)
    test(`${name} is free of violations at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await show(page);
      await expectAccessibleAtCurrentWidth(page);
    });

/** Pages other than the search, which need no steps. */
const PAGES: readonly (readonly [string, () => string])[] = [
  ['user-info', () => '/user-info?errorCode=7&redirectUrl=%2Fsearch%2Ffind'],
  ['private data', () => '/error?page=-1'],
  ['a portal without its admin tool', () => serverUrls().managedPortalWithoutApi],
  ['a home without its API', () => serverUrls().portalWithoutApi],
  ['a search without its API', () => `${serverUrls().portalWithoutApi}/?keyword=climate`],
];

for (const [name, address] of PAGES)
  test(`${name} is free of violations in both themes and widths`, async ({ page }) => {
    await acceptNotice(page);
    await openHydrated(page, address());
    await expectAccessible(page);
  });
