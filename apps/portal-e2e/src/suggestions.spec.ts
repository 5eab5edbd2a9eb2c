import type { Page } from '@playwright/test';
import { expectAccessibleAtCurrentWidth } from './support/axe.ts';
import {
  delayRequests,
  numberIn,
  openHydrated,
  searchBox,
  totalAt,
  waitForHydration,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const group = (page: Page, name: string) => list(page).getByRole('group', { name });

const type = async (page: Page, words: string): Promise<void> => {
  await searchBox(page).focus();
  await searchBox(page).pressSequentially(words);
};

test.describe('suggestions', () => {
  test('appear in groups while typing, and the words stay as typed', async ({ page }) => {
    await openHydrated(page, '/');
    await type(page, 'clim');
    await expect(group(page, 'Records').getByRole('option').first()).toBeVisible();
    await expect(group(page, 'Subjects').getByRole('option').first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('clim');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await searchBox(page).fill('pollard');
    const person = group(page, 'People').getByRole('option', { name: 'Pollard, Tom' });
    await expect(person).toContainText('Person · 0000-0002-5676-7898');
    await person.click();
    await expect(page).toHaveURL('/search/person?personId=0000-0002-5676-7898');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pollard');
  });

  for (const [words, address] of [
    ['clim', '/'],
    ['sma', '/?access=OPEN&keyword=data'],
    ['eur', '/?type=projects'],
  ] as const)
    test(`each search on offer for “${words}” at ${address} finds as many results as it says`, async ({
      page,
      request,
    }) => {
      await openHydrated(page, address);
      await searchBox(page).fill('');
      await type(page, words);
      await expect(options(page).first()).toBeVisible();
      const texts = (await options(page).allInnerTexts()).map((text) => text.split('\n'));
      const searches = texts.filter(([, detail = '']) => /^[\d,]+$/.test(detail));
      expect(searches.length).toBeGreaterThan(0);
      for (const [name = '', detail = ''] of searches) {
        await openHydrated(page, address);
        await searchBox(page).fill('');
        await type(page, words);
        const option = options(page).filter({ hasText: name }).filter({ hasText: detail }).first();
        await option.click();
        // The previous page also lists results, at another address.
        await expect(page).not.toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${detail} `));
        await expect(list(page), 'nothing covers the results').toBeHidden();
        expect(await totalAt(request, page.url())).toBe(numberIn(detail));
      }
    });

  test('text typed before hydration is kept and gets suggestions', async ({ page }) => {
    const release = await delayRequests(page, '**/assets/entry-client-*.js');
    await page.goto('/?access=OPEN&keyword=data', { waitUntil: 'commit' });
    await searchBox(page).fill('alphafold');
    release();
    await waitForHydration(page);
    await expect(options(page).first()).toContainText('AlphaFold');
    await expect(searchBox(page)).toHaveValue('alphafold');
  });

  test('by keyboard: Down selects the first, Enter opens it; Escape closes the list and keeps the words', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await type(page, 'alphafold');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('alphafold');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const first = (await options(page).first().getAttribute('id')) ?? 'none';
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', first);
    const [title = ''] = (await options(page).first().innerText()).split('\n');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  test('Enter without a selection searches for the typed words', async ({ page }) => {
    await openHydrated(page, '/');
    await type(page, 'climate');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?keyword=climate');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
  });

  test('leaving the box selects nothing', async ({ page }) => {
    await openHydrated(page, '/');
    await type(page, 'clim');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('suggestions for earlier words are never shown for later ones', async ({ page }) => {
    // Delayed until the box contains other words.
    await page.route('**/suggest?prefix=clim&**', () => undefined);
    await openHydrated(page, '/');
    const asked = page.waitForRequest('**/suggest?prefix=clim&**');
    await type(page, 'clim');
    await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('prefix=clim&'));
    await searchBox(page).fill('alphafold');
    await givenUp;
    await expect(options(page).first()).toContainText('AlphaFold');
  });

  test('a recent search is suggested until it is removed', async ({ page }) => {
    await openHydrated(page, '/');
    await type(page, 'climate');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
    await openHydrated(page, '/');
    // A slow click: the list opens before the mouse button is released, and stays open.
    const before = group(page, 'Past searches').getByRole('option', { name: 'climate' });
    await searchBox(page).hover();
    await page.mouse.down();
    await expect(before).toBeVisible();
    await page.mouse.up();
    await expect(before).toBeVisible();
    await options(page).filter({ hasText: 'Clear past searches' }).click();
    await expect(list(page)).toBeHidden();
    await openHydrated(page, '/');
    await searchBox(page).click();
    await expect(list(page)).toBeHidden();
  });

  test('an identifier opens its record', async ({ page }) => {
    await openHydrated(page, '/');
    await searchBox(page).fill('https://doi.org/10.1038/S41586-021-03819-2');
    await expect(group(page, 'Records').getByRole('option').first()).toContainText('AlphaFold');
  });

  test('a long title has two lines on a narrow screen, and screen readers have all of it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openHydrated(page, '/');
    await type(page, 'global burden');
    const option = options(page).filter({ hasText: /for the Global Burden of Disease Study 2019/ });
    const title = option.locator('span').first();
    const lines = await title.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await expect(option).toHaveAccessibleName(
      /^Global burden of 369 diseases.* Global Burden of Disease Study 2019 ?Publication$/,
    );
  });

  for (const width of [1280, 360])
    test(`free of violations at ${width} px, light and dark, and not wider than the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/');
      await type(page, 'clim');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessibleAtCurrentWidth(page);
    });
});

test('a browser that blocks the storage of the page shows suggestions as well', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked });
  });
  await openHydrated(page, '/');
  await type(page, 'clim');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dark', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
