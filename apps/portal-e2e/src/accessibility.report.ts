import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { PortalLanguage } from '@open-discovery/model';
import type { Page } from '@playwright/test';
import { checkAxe, checkKeyboard, checkNames, checkReflow, checkSpacing } from './support/report/checks.ts';
import type { CheckRun } from './support/report/checks.ts';
import { CHECK_RUN, PAGE, REPORT_PAGES, REPORT_WIDTHS } from './support/report/report-plan.ts';
import { withoutScripts } from './support/report/without-scripts.ts';
import { waitForHydration } from './support/search-page.ts';
import { portalTest } from './support/test.ts';
import { trackApiCalls } from './support/track-api-calls.ts';

const [SMALLEST, , WIDEST] = REPORT_WIDTHS;
const HEIGHT = 800;

const record = (where: string, runs: readonly CheckRun[]): void => {
  for (const run of runs)
    portalTest.info().annotations.push({ type: CHECK_RUN, description: JSON.stringify({ ...run, where }) });
};

interface Variant {
  readonly language: PortalLanguage;
  readonly hasScripts: boolean;
}

const VARIANTS: readonly Variant[] = PORTAL_LANGUAGES.flatMap((language) =>
  [true, false].map((hasScripts) => ({ language, hasScripts })),
);

/** Runs the checks of one width. What does not depend on the language is checked in the first one. */
const checksAt = async (
  page: Page,
  width: number,
  { language, hasScripts }: Variant,
): Promise<readonly CheckRun[]> => {
  const isFirst = language === PORTAL_LANGUAGES[0];
  if (width === SMALLEST) return [await checkReflow(page), await checkSpacing(page)];
  if (!isFirst && !hasScripts) return [await checkReflow(page)];
  const runs = await checkAxe(page);
  if (width !== WIDEST) return runs;
  return [...runs, await checkNames(page), ...(isFirst ? [await checkKeyboard(page)] : [])];
};

for (const address of REPORT_PAGES)
  for (const variant of VARIANTS) {
    const name = `${variant.language}, ${variant.hasScripts ? 'with scripts' : 'without scripts'}`;
    portalTest(`${address}, ${name}`, async ({ page }) => {
      portalTest.setTimeout(120_000);
      trackApiCalls(page);
      if (!variant.hasScripts) await withoutScripts(page);
      portalTest.info().annotations.push({ type: PAGE, description: address });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${variant.language}`);
      if (variant.hasScripts) await waitForHydration(page);
      for (const width of REPORT_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        record(`${address}, ${name}, ${width} px`, await checksAt(page, width, variant));
      }
    });
  }
