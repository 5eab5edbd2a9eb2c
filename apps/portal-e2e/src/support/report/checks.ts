import type { Page } from '@playwright/test';
import { violations, violationsOfColors } from '../axe.ts';
import { pixelsBeyond } from '../layout.ts';

/** The checks of the report. */
export const CHECKS = ['axe', 'targets', 'reflow', 'spacing', 'keyboard', 'names'] as const;
export type Check = (typeof CHECKS)[number];

/** One run of a check: the failures that it found, each in one line. */
export interface CheckRun {
  readonly check: Check;
  readonly failures: readonly string[];
}

/** The spacing that texts must bear. WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const MOST_STOPS = 400;
/** Roles of controls in an aria snapshot that stand without a name. */
const NAMELESS =
  /^\s*- (?:link|button|checkbox|radio|combobox|textbox|searchbox|slider|switch|tab|option|menuitem)(?:$|:| \[)/;

const TARGET_RULE = 'target-size:';

/** Runs axe in the light theme with all rules, and in the dark one with those about colors. */
export const checkAxe = async (page: Page): Promise<readonly CheckRun[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOfColors(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const ofTargets = (found: readonly string[], isWanted: boolean) =>
    found.filter((failure) => failure.startsWith(TARGET_RULE) === isWanted);
  return [
    { check: 'axe', failures: ofTargets(light, false) },
    { check: 'axe', failures: dark.map((failure) => `dark: ${failure}`) },
    { check: 'targets', failures: ofTargets(light, true) },
  ];
};

/** Reports content that is wider than the screen. WCAG 1.4.10. */
export const checkReflow = async (page: Page): Promise<CheckRun> => {
  const beyond = await pixelsBeyond(page);
  return { check: 'reflow', failures: beyond > 0 ? [`${beyond} pixels wider than the screen`] : [] };
};

/** Returns the texts whose box cuts them off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isHidden = clipPath !== 'none' || webkitLineClamp !== 'none' || element.clientWidth < 2;
        const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return !isHidden && element.textContent.trim() !== '' && (cutsX || cutsY);
      })
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.trim().slice(0, 60)}`),
  );

/** Reports texts that more spacing cuts off, and content that it makes wider than the screen. WCAG 1.4.12. */
export const checkSpacing = async (page: Page): Promise<CheckRun> => {
  const before = new Set(await cutTexts(page));
  const style = await page.addStyleTag({ content: SPACING }).catch(() => null);
  if (style === null) return { check: 'spacing', failures: ['the spacing could not be set'] };
  const cut = (await cutTexts(page)).filter((text) => !before.has(text));
  const beyond = await pixelsBeyond(page);
  await style.evaluate((element) => (element as Element).remove());
  return {
    check: 'spacing',
    failures: [
      ...cut.map((text) => `cut off: ${text}`),
      ...(beyond > 0 ? [`${beyond} pixels wider than the screen`] : []),
    ],
  };
};

/** Reports controls without a name. WCAG 4.1.2. */
export const checkNames = async (page: Page): Promise<CheckRun> => {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const nameless = lines.filter((line) => NAMELESS.test(line)).map((line) => line.trim());
  return { check: 'names', failures: nameless.map((line) => `no name: ${line}`) };
};

/** Returns the element with the focus, and whether its focus shows. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}`,
      isShown: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      isInMain: document.querySelector('main')?.contains(element) ?? false,
      position: [...document.querySelectorAll('*')].indexOf(element),
    };
  });

/** Goes through the page by the Tab key, from its start to its end. WCAG 2.1.1, 2.1.2, 2.4.7. */
export const checkKeyboard = async (page: Page): Promise<CheckRun> => {
  const failures: string[] = [];
  const seen = new Set<number>();
  let hasReachedMain = false;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (focused === null || seen.has(focused.position)) break;
    seen.add(focused.position);
    hasReachedMain ||= focused.isInMain;
    if (!focused.isShown) failures.push(`no visible focus: ${focused.name}`);
  }
  const left = await page.evaluate(() => document.activeElement === document.body);
  if (!left && seen.size < MOST_STOPS && seen.size < 2) failures.push('the Tab key is trapped');
  const stopsInMain = page.locator('main :is(a[href], button, input, select, textarea, summary):visible');
  if (!hasReachedMain && (await stopsInMain.count()) > 0)
    failures.push('the Tab key does not reach the content');
  return { check: 'keyboard', failures };
};
