import type { Page } from '@playwright/test';
import { serverUrls } from './support/server-urls.ts';
import { waitForEnhancements } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first();
/** Adds more items than fit into the row. */
const addItems = (page: Page) =>
  menuOf(page)
    .getByRole('listitem')
    .filter({ hasText: 'Home' })
    .evaluateAll(([home]) => {
      for (let count = 0; count < 12; count += 1) home?.parentElement?.append(home.cloneNode(true));
    });
const isOpen = (page: Page, title: string) =>
  menuOf(page)
    .locator('details', { has: page.locator('summary', { hasText: title }) })
    .evaluate((details) => 'open' in details && details.open);

test.describe('the menu', () => {
  test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

  test('opens by Enter, moves by arrow keys, closes by Escape and on blur', async ({ page }) => {
    await page.goto('/');
    await waitForEnhancements(page);
    await menuOf(page).locator('summary', { hasText: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page, 'Search')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Projects' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Organizations' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page).locator('summary', { hasText: 'Search' })).toBeFocused();
    await expect.poll(() => isOpen(page, 'Search')).toBe(false);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'The graph' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => isOpen(page, 'About')).toBe(false);
  });

  test('opens a page by keyboard alone, and is closed afterwards', async ({ page }) => {
    await page.goto('/error?page=/x');
    await waitForEnhancements(page);
    await menuOf(page).locator('summary', { hasText: 'Search' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?type=projects');
    await expect.poll(() => isOpen(page, 'Search')).toBe(false);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('with more items than fit, stays in one row, and shows the others while it has the focus', async ({
        page,
      }) => {
        await page.goto('/about');
        if (javaScriptEnabled) await waitForEnhancements(page);
        await addItems(page);
        const height = () =>
          page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
        const last = menuOf(page).getByRole('link').last();
        const isShown = () =>
          last.evaluate((link) => {
            const { left, top } = link.getBoundingClientRect();
            return document.elementFromPoint(left + 1, top + 1) === link;
          });
        expect([await height(), await isShown()]).toEqual([65, false]);
        await last.focus();
        expect([await height(), await isShown()]).toEqual([65, true]);
        await page.getByRole('heading', { level: 1 }).click();
        expect(await isShown()).toBe(false);
        // The dots at the end of the row.
        const {
          x = 0,
          y = 0,
          width = 0,
        } = (await menuOf(page).getByRole('list').first().boundingBox()) ?? {};
        await page.mouse.click(x + width - 10, y + 20);
        expect(await isShown()).toBe(true);
      });
    });

  test('shows in forced colors, too, that it has more items than fit', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/about');
    await waitForEnhancements(page);
    await addItems(page);
    const { x = 0, y = 0, width = 0 } = (await menuOf(page).getByRole('list').first().boundingBox()) ?? {};
    const part = (top: number) =>
      page.screenshot({ clip: { x: x + width - 22, y: top, width: 20, height: 10 } });
    const empty = await part(1);
    expect(await part(y + 15)).not.toEqual(empty);
  });

  test('with hundreds of items, neither covers the page nor leaves the screen', async ({ page }) => {
    await page.goto('/about');
    await waitForEnhancements(page);
    const repeat = (items: Element[]): void => {
      for (const item of items)
        for (let count = 0; count < 100; count += 1) item.parentElement?.append(item.cloneNode(true));
    };
    const sub = menuOf(page).locator('details', { has: page.locator('summary', { hasText: 'Search' }) });
    await sub.locator('ul > li').last().evaluateAll(repeat);
    await sub.locator('summary').click();
    await sub.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(sub.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await menuOf(page).getByRole('listitem').filter({ hasText: 'Home' }).evaluateAll(repeat);
    await page.getByRole('contentinfo').getByRole('link').first().click({ trial: true });
  });

  test('marks the active item, by route and by prefix', async ({ page }) => {
    await page.goto('/');
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/search/project?projectId=none');
    await expect(menuOf(page).locator('summary', { hasText: 'Search' })).toHaveAttribute(
      'data-active',
      'true',
    );
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('external links open in a new tab, without referrer and opener', async ({ page }) => {
    await page.goto('/');
    await menuOf(page).locator('summary', { hasText: 'About' }).click();
    const link = menuOf(page).getByRole('link', { name: 'The graph' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test.describe('the drawer on small screens', () => {
  test.use({
    baseURL: async ({}, use) => use(serverUrls().customizedPortal),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });

  const open = async (page: Page) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Main menu' });
    await opener.tap();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toBeVisible();
    return { opener, drawer };
  };

  test('traps the focus until it is closed', async ({ page }) => {
    const { opener, drawer } = await open(page);
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await drawer.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('has targets of 44 pixels at least', async ({ page }) => {
    const { drawer } = await open(page);
    const small = await drawer.locator('a, button, summary').evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5),
    );
    expect(small).toEqual([]);
  });

  test('shows every item, opens its page by touch and is closed afterwards', async ({ page }) => {
    const { drawer } = await open(page);
    await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'The API' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Organizations' }).tap();
    await expect(page).toHaveURL('/?type=organizations');
    await expect(drawer).toBeHidden();
  });

  test('closes by its button', async ({ page }) => {
    const { drawer } = await open(page);
    await drawer.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(drawer).toBeHidden();
  });
});

test.describe('settings of the portal', () => {
  const headerHeight = (page: Page) =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--header-height').trim(),
    );

  test('the header is 65 px high where it is shown, 0 elsewhere', async ({ page }) => {
    await page.goto('/');
    expect(await headerHeight(page)).toBe('0px');
    await page.goto('/error?page=/x');
    expect(await headerHeight(page)).toBe('65px');
    expect(
      await page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height)),
    ).toBe(65);
    await page.goto(`${serverUrls().customizedPortal}/`);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await headerHeight(page)).toBe('65px');
  });

  test('login button, contact, accent color and custom CSS, which applies to the body only', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Contact' })).toHaveCount(0);
    const accent = () =>
      page
        .getByRole('button', { name: 'Search', exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const shipped = await accent();
    await page.goto(`${serverUrls().customizedPortal}/`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'mailto:help@portal.example',
    );
    expect(await accent()).not.toBe(shipped);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveCSS('letter-spacing', 'normal');
    await expect(heading, 'no picture of another site').toHaveCSS('background-image', 'url("")');
    await expect(page.locator('html')).not.toHaveCSS('display', 'none');
  });
});
