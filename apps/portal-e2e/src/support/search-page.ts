import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The first number in a text, thousands separators aside. */
export const numberIn = (text: string): number =>
  Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? NaN);

/** The words of an HTML page as a reader sees them, without marks and scripts. */
export const textOf = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** How many results the heading of a result page says, once that page is there. */
export const shownTotal = async (page: Page): Promise<number> =>
  numberIn(await page.locator('h1#count').innerText());

/** The same out of the HTML that the server sends, without a browser. */
export const totalInHtml = (html: string): number => numberIn(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');

export const totalAt = async (request: APIRequestContext, address: string): Promise<number> => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return totalInHtml(await response.text());
};

/** Links as they are at one moment, since more may come: where each leads, and what it says. */
export const linksOf = (links: Locator): Promise<{ address: string; words: string }[]> =>
  links.evaluateAll((all) =>
    all.map((link) => ({
      address: link.getAttribute('href') ?? '',
      words: link.querySelector('title')?.textContent ?? (link as HTMLElement).innerText,
    })),
  );

/** The titles of the results on a page, in their order. */
export const titlesOf = (page: Page): Promise<string[]> =>
  page.locator('article.card').getByRole('heading', { level: 2 }).allInnerTexts();

export const cards = (page: Page): Locator => page.locator('article.card');
/** A plain field until it is used, then the one of a combobox. */
export const searchBox = (page: Page): Locator =>
  page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox', { name: 'Search', exact: true }));
export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Applied filters' });

/**
 * The page's own scripts are in charge from here on, of the filters, the builder and records too, whose code comes late:
 * React marks the nodes that it has taken over.
 */
export const isAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    ['html', 'main h1', 'aside input[type=checkbox]', 'main select', '[aria-labelledby=builder] textarea']
      .flatMap((part) => [...document.querySelectorAll(part)])
      .every((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
  );

/** So is what is loaded after that: the reader's place, keys in menus, the focus after a navigation. */
export const isAtWork = async (page: Page): Promise<void> => {
  await isAlive(page);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
};

/** Keeps files from the browser until the returned function is called. */
export const holdBack = async (page: Page, files: string): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
