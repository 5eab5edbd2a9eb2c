import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressOf, SAMPLES } from './support/records.ts';
import { filters, isAlive, searchBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGES = [
  ['home', '/'],
  ['results', '/?keyword=climate&access=OPEN'],
  ['no results', '/?keyword=sealevelzzz&access=OPEN'],
  ['the error page', '/error?page=/x&page_type=project'],
  ['a publication', addressOf(SAMPLES.publication)],
  ['a project', addressOf(SAMPLES.project)],
  ['an organization', addressOf(SAMPLES.organization)],
] as const;
const WIDTHS_PX = [1280, 360] as const;

/** What axe finds, in words short enough to read in a report. */
const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).withTags(TAGS).analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} — ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`,
    ),
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of WIDTHS_PX)
  for (const [name, address] of PAGES)
    test(`${name} is free of violations at ${width} px, light and dark, and never wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await isAlive(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await violations(page), colorScheme).toEqual([]);
      }
      expect.soft(await overflow(page)).toBe(0);
    });

test('the sheet of filters on a phone is free of violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/?keyword=climate');
  await isAlive(page);
  await filters(page).locator('summary', { hasText: 'Filters' }).click();
  await expect(filters(page).getByRole('checkbox').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test.describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return { name: '', ring: false };
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        ring:
          (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none',
        seen: box.width > 0 && box.height > 0,
      };
    });

  for (const [name, address] of PAGES)
    test(`the first stop of ${name} is the link to the content, and it works`, async ({ page }) => {
      await page.goto(address);
      await isAlive(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        document.querySelector('main')?.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    });

  test('every stop on the results shows where it is, and the order reaches the filters before the list', async ({
    page,
  }) => {
    await page.goto('/?keyword=climate');
    await isAlive(page);
    const names: string[] = [];
    for (let stop = 0; stop < 80; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, ring } = await focused(page);
      if (names.length > 0 && name === names[0]) break;
      names.push(name);
      expect.soft(ring, `focus on “${name}” shows`).toBe(true);
    }
    const box = names.findIndex((name) => name === 'Search');
    const access = names.findIndex((name) => /^Access/.test(name));
    const list = names.findIndex((name) => name.startsWith('Sort'));
    expect(box).toBeGreaterThan(0);
    expect(access).toBeGreaterThan(box);
    const first = await page.locator('article.card a').first().innerText();
    const card = names.indexOf(first);
    if (card >= 0) expect(card).toBeGreaterThan(Math.max(access, list));
  });

  test('a filter chosen by keyboard keeps the focus', async ({ page }) => {
    await page.goto('/?keyword=climate');
    await isAlive(page);
    const box = filters(page).getByRole('checkbox', { name: /^Open access/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/?keyword=climate&access=OPEN');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  test('the search box sends with Enter', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('climate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 research products');
  });
});
