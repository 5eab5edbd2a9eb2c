import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/axe.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { filters, openHydrated, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Landing pages are checked in landing-readers.spec.ts. */
const PAGES = [
  ['home', '/'],
  ['results', '/?keyword=climate&access=OPEN'],
  ['a phrase that was read', '/?keyword=MRI&type=software&asked=software+for+MRI'],
  ['no results', '/?keyword=sealevelzzz&access=OPEN'],
  ['the error page', '/error?page=/x&page_type=project'],
  ['a person', '/search/person?personId=0000-0003-1081-086X'],
  ['a name of authors', '/search/person?name=Jumper%2C+John'],
  ['a publication', addressOf(SAMPLES.publication)],
] as const;
/** Upper bound of tab stops between the address bar and the first result. */
const MAX_TAB_STOPS = 200;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, address] of PAGES.filter(([page]) => page !== 'a publication'))
  test(`${name} is free of violations in both themes and widths, and never wider than the screen`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await openHydrated(page, address);
    await expectAccessible(page);
  });

test('the sheet of filters on a phone is free of violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, '/?keyword=climate');
  await filters(page).locator('summary', { hasText: 'Filters' }).click();
  await expect(filters(page).getByRole('checkbox').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test('two records are side by side on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [product, publication] = [SAMPLES.product, SAMPLES.publication].map(({ id }) =>
    encodeURIComponent(id),
  );
  await page.goto(`/saved?id=${product}&id=${publication}&compare=1`);
  const second = page.getByRole('columnheader', { name: SAMPLES.publication.title });
  await expect(second).toBeInViewport({ ratio: 1 });
});

test('with text at 200 %, cards are not wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await openHydrated(page, `/saved?id=${encodeURIComponent(SAMPLES.product.id)}`);
  await expect(page.getByRole('button', { name: /^Cite: / })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('in forced colors, the current page is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?keyword=climate&page=2');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveCSS('text-decoration-line', 'none');
});

test('in forced colors, drawings have the colors of the system, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/?keyword=climate');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const linkColor = await page
    .getByRole('link', { name: 'Advanced search' })
    .evaluate((link) => getComputedStyle(link).color);
  const years = page.getByRole('group', { name: /^Results per year/ });
  await expect(years.getByRole('link').first().locator('rect').last()).toHaveCSS('fill', linkColor);
});

test('the page of a person has a distance to the header', async ({ page }) => {
  await page.goto('/search/person?personId=0000-0003-1081-086X');
  const header = await page.getByRole('banner').boundingBox();
  const kind = await page.getByRole('main').getByText('Author', { exact: true }).first().boundingBox();
  expect((kind?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

/** One of each layout. */
const KEYBOARD_PAGES: readonly string[] = ['home', 'results', 'the error page', 'a publication'];

test.describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return { name: '', isShown: false };
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        isShown:
          ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
            style.boxShadow !== 'none') &&
          box.width > 0 &&
          box.height > 0,
      };
    });

  for (const [name, address] of PAGES.filter(([page]) => KEYBOARD_PAGES.includes(page)))
    test(`the first tab stop of ${name} is the link to the content, and it works`, async ({ page }) => {
      await openHydrated(page, address);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        document.querySelector('main')?.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    });

  test('every tab stop on the results has a visible focus, and filters come before the list', async ({
    page,
  }) => {
    await openHydrated(page, '/?keyword=climate');
    const first = await page.locator('article.card a').first().innerText();
    const names: string[] = [];
    for (let stop = 0; stop < MAX_TAB_STOPS && names.at(-1) !== first; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, isShown } = await focused(page);
      names.push(name);
      expect.soft(isShown, `focus on “${name}” shows`).toBe(true);
    }
    const box = names.indexOf('Search');
    const access = names.findIndex((name) => name.startsWith('Access'));
    expect(box).toBeGreaterThan(0);
    expect(access).toBeGreaterThan(box);
    expect(names.at(-1), 'the list comes after the filters').toBe(first);
  });

  test('a filter selected by keyboard keeps the focus', async ({ page }) => {
    await openHydrated(page, '/?keyword=climate');
    const box = filters(page).getByRole('checkbox', { name: /^Open access/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('the search box submits by Enter', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('climate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
  });
});
