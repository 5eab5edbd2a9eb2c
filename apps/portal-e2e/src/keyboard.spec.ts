import type { Locator, Page } from '@playwright/test';
import { places } from './support/places.ts';
import { cards, filters, isAtWork, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** More stops than any page has before what is looked for here. */
const MOST_STOPS = 150;

/**
 * Whether the element has the focus, and what has it without showing it by an outline or a ring: `unseen` is `null` where the
 * reader sees it.
 */
const focusAt = (target: Locator): Promise<{ isThere: boolean; unseen: string | null }> =>
  target.evaluate((wanted) => {
    const element = document.activeElement;
    const isThere = element === wanted;
    if (!element || element === document.body) return { isThere, unseen: null };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return { isThere, unseen: isMarked && width > 0 && height > 0 ? null : element.outerHTML.slice(0, 200) };
  });

/** Walks by Tab until the element has the focus, which shows at every stop. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  if ((await focusAt(target)).isThere) return;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isThere, unseen } = await focusAt(target);
    expect(unseen, 'a stop where the focus does not show').toBeNull();
    if (isThere) return;
  }
  throw new Error('the walk by Tab did not come by');
};

test('a reader without a mouse searches, filters, opens a record, walks its sections, and comes back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await isAtWork(page);
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

test.describe('with an account', () => {
  test.use({ baseURL: async ({}, use) => use(places().furnishedPortal) });

  test('a reader without a mouse keeps a record, cites it, logs in, finds what is kept, and signs out', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/?keyword=alphafold');
    await isAtWork(page);
    const card = cards(page).filter({ hasText: 'Highly accurate protein structure' });
    await tabTo(page, card.getByRole('checkbox', { name: /^Select: / }));
    await page.keyboard.press('Space');
    await tabTo(page, card.getByRole('heading').getByRole('link'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Cite', exact: true }));
    await page.keyboard.press('Enter');
    const citation = page.getByRole('dialog', { name: 'Cite' });
    await expect(citation).toContainText('Jumper, J.', { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(citation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cite', exact: true })).toBeFocused();

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Registered user' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/publication/);
    await isAtWork(page);

    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Kept on this device' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Selection (1)' })).toBeVisible();

    const account = page.getByRole('banner').locator('details[data-menu] > summary').first();
    await expect(account).toBeVisible();
    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('a reader without a mouse goes from an error to another page by the menu', async ({ page }) => {
  await page.goto('/error?page=/x&page_type=project');
  await isAtWork(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first();
  await tabTo(page, menu.locator('summary', { hasText: 'Search' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'Organizations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?type=organizations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('60 organizations');
});
