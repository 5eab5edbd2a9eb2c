import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtThisWidth } from './support/axe.ts';
import { places } from './support/places.ts';
import { isAlive } from './support/search-page.ts';
import { expect, NEW_VISITOR, test } from './support/test.ts';

test.use({ ...NEW_VISITOR, baseURL: async ({}, use) => use(places().furnishedPortal) });

/** The page's menu, or of small screens the drawer. */
const isOpened = (page: Page) =>
  expect(
    page.getByRole('banner').locator('details[open], dialog[open]').filter({ visible: true }).first(),
  ).toBeVisible();
const seen = (page: Page) =>
  page.context().addCookies([{ name: 'seen', value: 'necessary', url: places().furnishedPortal }]);

/** What is shown around pages, each as a visitor brings it about. */
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
      await seen(page);
      await page.goto('/error?page=/x');
      await isAlive(page);
      const summary = page.getByRole('banner').locator('nav summary', { hasText: 'Search' });
      const opener = page.getByRole('button', { name: 'Main menu' });
      await expect(summary.or(opener).filter({ visible: true }).first()).toBeVisible();
      await summary.or(opener).filter({ visible: true }).first().click();
      await isOpened(page);
    },
  ],
  [
    'the menu of a user',
    async (page) => {
      await seen(page);
      await page.context().addCookies([{ name: 'AccessToken', value: 'x', url: places().furnishedPortal }]);
      await page.route('**/login-service/userInfo', (route) =>
        route.fulfill({ json: { sub: 'ada', name: 'Ada Administrator', roles: ['PORTAL_ADMINISTRATOR'] } }),
      );
      await page.goto('/user-info?errorCode=2');
      const menu = page.getByRole('banner').locator('details[data-menu] summary').filter({ visible: true });
      const opener = page.getByRole('button', { name: 'Main menu' }).filter({ visible: true });
      await expect(menu.or(opener).first()).toBeVisible();
      await menu.or(opener).first().click();
      await isOpened(page);
    },
  ],
];

const WIDTHS_PX = [1280, 360] as const;

for (const width of WIDTHS_PX)
  for (const [name, show] of STATES)
    test(`${name} is free of violations at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await show(page);
      await expectAccessibleAtThisWidth(page);
    });

/** Pages around those of the search, which need no step to be brought about. */
const PAGES: readonly (readonly [string, () => string])[] = [
  ['user-info', () => '/user-info?errorCode=7&redirectUrl=%2Fsearch%2Ffind'],
  ['private data', () => '/error?page=-1'],
  ['a portal without its admin tool', () => places().lonelyManagedPortal],
  ['a home without its API', () => places().lonelyPortal],
  ['a search without its API', () => `${places().lonelyPortal}/?keyword=climate`],
];

for (const [name, address] of PAGES)
  test(`${name} is free of violations in both themes and widths`, async ({ page }) => {
    await seen(page);
    await page.goto(address());
    await isAlive(page);
    await expectAccessible(page);
  });
