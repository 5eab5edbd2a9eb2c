import type { Page } from '@playwright/test';

/** Returns by how many pixels a page is wider than the screen. */
export const pixelsBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the size of texts in the browser, which is 16 pixels by default. */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};
