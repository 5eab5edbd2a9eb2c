import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds (its legacy mode needs no second page; there are no frames), in words short enough to read in a report. */
export const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()).violations.flatMap(
    ({ id, nodes }) =>
      nodes.map(
        (node) =>
          `${id}: ${node.target.join(' ')} — ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`,
      ),
  );

/** Axe finds nothing in either theme at either width, and nothing is wider than the screen; loaded once for all of them. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of [1280, 360])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violations(page), `${colorScheme} ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
};
