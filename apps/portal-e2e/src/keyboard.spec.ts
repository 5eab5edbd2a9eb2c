import type { Locator, Page } from '@playwright/test';
import { CITATION_WAIT } from './support/citation-wait.ts';
import { serverUrls } from './support/server-urls.ts';
import { cards, filters, waitForEnhancements, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';
import { userMenu } from './support/user-menu.ts';

/** Upper bound of tab stops before any element in these tests. */
const MAX_TAB_STOPS = 150;

/**
 * Reports whether the element has the focus. `unseen` is the HTML of the focused element when neither an outline nor a ring
 * shows the focus, `null` otherwise.
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

/** Presses Tab until the element has the focus. Fails at a stop where the focus is not visible. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  if ((await focusAt(target)).isThere) return;
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isThere, unseen } = await focusAt(target);
    expect(unseen, 'a stop where the focus is not visible').toBeNull();
    if (isThere) return;
  }
  throw new Error('the walk by Tab did not come by');
};

test('a keyboard user searches, filters, opens a record, reads its sections, and comes back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await waitForEnhancements(page);
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
  test.use({ baseURL: async ({}, use) => use(serverUrls().customizedPortal) });

  test('a keyboard user saves a record, cites it, logs in, finds the saved record, and signs out', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/?keyword=alphafold');
    await waitForEnhancements(page);
    const card = cards(page).filter({ hasText: 'Highly accurate protein structure' });
    await tabTo(page, card.getByRole('checkbox', { name: /^Select: / }));
    await page.keyboard.press('Space');
    await tabTo(page, card.getByRole('heading').getByRole('link'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Cite', exact: true }));
    await page.keyboard.press('Enter');
    const citation = page.getByRole('dialog', { name: 'Cite' });
    await expect(citation).toContainText('Jumper, J.', CITATION_WAIT);
    await page.keyboard.press('Escape');
    await expect(citation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cite', exact: true })).toBeFocused();

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Registered user' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/publication/);
    await waitForEnhancements(page);

    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Saved on this device' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Selection (1)' })).toBeVisible();

    const account = userMenu(page).locator('summary');
    await expect(account).toBeVisible();
    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('a keyboard user leaves an error page through the menu', async ({ page }) => {
  await page.goto('/error?page=/x&page_type=project');
  await waitForEnhancements(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first();
  await tabTo(page, menu.locator('summary', { hasText: 'Search' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'Organizations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?type=organizations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('60 organizations');
});
