import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { waitForApiCalls } from './track-api-calls.ts';

/** Selectors of everything that passes would take most of the time. */
const ONLY_VIOLATIONS: RunOptions = { resultTypes: ['violations'] };
const ALL_RULES: RunOptions = {
  ...ONLY_VIOLATIONS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that depend on colors. All others give the same result in both themes. */
const COLOR_RULES: RunOptions = {
  ...ONLY_VIOLATIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const findings = async (page: Page, options: RunOptions): Promise<string[]> => {
  // Axe blocks the page: the timeout of a pending call would expire before its response is read.
  await waitForApiCalls(page);
  // Axe stays loaded until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (axeOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, axeOptions),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} — ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`,
    ),
  );
};

/** Returns the violations that axe finds, each in one line. */
export const violations = (page: Page): Promise<string[]> => findings(page, ALL_RULES);

/** Returns the violations of the rules that depend on colors. */
export const violationsOfColors = (page: Page): Promise<string[]> => findings(page, COLOR_RULES);

/** Expects no violations in either theme, and no content wider than the screen. */
export const expectAccessibleAtCurrentWidth = async (page: Page): Promise<void> => {
  for (const [colorScheme, rules] of [
    ['light', ALL_RULES],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findings(page, rules), colorScheme).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, 'pixels beyond the screen').toBeLessThanOrEqual(0);
};

/** Expects no violations on a desktop and on a phone. The page is loaded once. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectAccessibleAtCurrentWidth(page));
  }
};
