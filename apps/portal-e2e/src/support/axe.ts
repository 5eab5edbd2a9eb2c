import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isAnswered } from './calls-under-way.ts';

const ALL_RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those that look at colours. Any other finds the same in either theme: a page is the same but for its colours. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const findings = async (page: Page, options: RunOptions): Promise<string[]> => {
  // While axe looks, the page does nothing else: the time-out of a call would pass before its answer is seen.
  await isAnswered(page);
  // A page keeps the rules until another one is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(document, asked),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} — ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`,
    ),
  );
};

/** What axe finds, in words short enough to read in a report. */
export const violations = (page: Page): Promise<string[]> => findings(page, ALL_RULES);

/** Axe finds nothing in either theme, and nothing is wider than the screen. */
export const expectAccessibleAtThisWidth = async (page: Page): Promise<void> => {
  for (const [colorScheme, rules] of [
    ['light', ALL_RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findings(page, rules), colorScheme).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, 'pixels beyond the screen').toBeLessThanOrEqual(0);
};

/** The same at the width of a desk and of a phone; the page is loaded once for all of them. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectAccessibleAtThisWidth(page));
  }
};
