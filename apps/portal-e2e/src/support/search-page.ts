import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the first number in a text, without thousands separators. */
export const numberIn = (text: string): number =>
  Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? NaN);

/** Returns the text of an HTML page without tags and scripts. */
export const textOf = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Returns the JSON-LD of an HTML page. */
export const jsonLdOf = (html: string): Record<string, unknown> =>
  JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as Record<string, unknown>;

/** Returns the total in the heading of a result page. */
export const shownTotal = async (page: Page): Promise<number> =>
  numberIn(await page.locator('h1#count').innerText());

/** Returns the total from the HTML of a result page. */
const totalInHtml = (html: string): number => numberIn(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');

export const totalAt = async (request: APIRequestContext, address: string): Promise<number> => {
  // Compressing the page would take a fifth of the time of making it.
  const response = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  expect(response.status(), address).toBe(200);
  return totalInHtml(await response.text());
};

/** Returns address and text of all links in one evaluation, since links may be added later. */
export const linksOf = (links: Locator): Promise<{ address: string; words: string }[]> =>
  links.evaluateAll((all) =>
    all.map((link) => ({
      address: link.getAttribute('href') ?? '',
      words: link.querySelector('title')?.textContent ?? (link as HTMLElement).innerText,
    })),
  );

/** Returns the titles of the results on a page. */
export const titlesOf = (page: Page): Promise<string[]> =>
  page.locator('article.card').getByRole('heading', { level: 2 }).allInnerTexts();

/** The title of a page, or the number of its results. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const cards = (page: Page): Locator => page.locator('article.card');
/** The search field; it becomes a combobox on first use. */
export const searchBox = (page: Page): Locator =>
  page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox', { name: 'Search', exact: true }));
export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Applied filters' });

/**
 * Waits until every element of the page is hydrated, those of lazy parts too. React keeps an element's props on it when it
 * hydrates it; what is inside ready-made HTML has none, nor has the notice of live results.
 */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const propsOf = (element: Element): object | undefined =>
      Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1] as object | undefined;
    const isReadyMade = (parent: Element | null): boolean => {
      if (parent === null) return false;
      const props = propsOf(parent);
      return props ? 'dangerouslySetInnerHTML' in props : isReadyMade(parent.parentElement);
    };
    return [...document.querySelectorAll('html, body, body :not(.live, .live *)')].every(
      (element) => propsOf(element) ?? isReadyMade(element.parentElement),
    );
  });

/** Opens a page and waits for its hydration. */
export const openHydrated = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await waitForHydration(page);
};

/** Waits for the code loaded after hydration: scroll restoration, menu keys, focus management. */
export const waitForEnhancements = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
};

/** Delays matching requests until the returned function is called. */
export const delayRequests = async (page: Page, files: string): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
