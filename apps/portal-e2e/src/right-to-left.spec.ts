import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { addressOf, SAMPLES } from './support/records.ts';
import { openHydrated } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/**
 * Turns a page into one of a language that is written from right to left: its letters become Hebrew ones, and its direction
 * follows. No language of the portal is, yet; the layout is ready for one.
 */
const mirror = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const inHebrew = (text: string): string =>
      text.replaceAll(/\p{L}/gu, (letter) =>
        String.fromCodePoint(0x5d0 + ((letter.codePointAt(0) ?? 0) % 26)),
      );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest('script, style')) text.nodeValue = inHebrew(text.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label]'))
      element.setAttribute('aria-label', inHebrew(element.getAttribute('aria-label') ?? ''));
  });

/** Returns how far a page reaches over the edge of the screen. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns where the middle of an element is, from 0 at the left edge to 1. */
const sideOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const { left, width } = document.querySelector(wanted)?.getBoundingClientRect() ?? { left: 0, width: 0 };
    return (left + width / 2) / innerWidth;
  }, selector);

test('a language from right to left mirrors the pages, which stay accessible and as wide as the screen', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const address of ['/', '/?keyword=climate', addressOf(SAMPLES.publication)])
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, address);
      const brand = await sideOf(page, '.brand');
      await mirror(page);
      expect([address, width, await beyond(page)]).toEqual([address, width, 0]);
      expect(await sideOf(page, '.brand')).toBeCloseTo(1 - brand, 0);
      expect(await violations(page)).toEqual([]);
    }
});
