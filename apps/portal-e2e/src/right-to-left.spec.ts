import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pixelsBeyond } from './support/layout.ts';
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
      expect([address, width, await pixelsBeyond(page)]).toEqual([address, width, 0]);
      expect(await sideOf(page, '.brand')).toBeCloseTo(1 - brand, 0);
      expect(await violations(page)).toEqual([]);
    }
});

/** Writes an Arabic sentence into an element, and returns how far its full stop is to the right of its first letter. */
const endOfArabic = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const sentence = document.createTextNode('تأثير المناخ (CO2) على المياه.');
    element.replaceChildren(sentence);
    const placeOf = (at: number): number => {
      const range = document.createRange();
      range.setStart(sentence, at);
      range.setEnd(sentence, at + 1);
      return range.getBoundingClientRect().left;
    };
    return placeOf(sentence.length - 1) - placeOf(0);
  });

for (const [address, texts] of [
  ['/?keyword=climate', ['h2 a', '.who a', '.snip']],
  [addressOf(SAMPLES.publication), ['h1 > span', 'section p[class*="abstract"]']],
] as const)
  test(`a record from right to left reads in its direction on ${address}`, async ({ page }) => {
    await openHydrated(page, address);
    const main = page.getByRole('main');
    for (const text of texts)
      expect([text, (await endOfArabic(main.locator(text).first())) < 0]).toEqual([text, true]);
  });
