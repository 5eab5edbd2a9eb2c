import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import axe from 'axe-core';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './checks.ts';
import type { Check, CheckRun } from './checks.ts';
import { CHECK_RUN, PAGE, REPORT_WIDTHS } from './report-plan.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const REPORT = new URL('apps/portal/src/pages/information/accessibility/report.json', ROOT);

const versionOf = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string }).version;

/** Writes the report that `/accessibility` shows, from the runs that the tests attach to themselves. */
export default class ReportWriter implements Reporter {
  readonly #pages = new Set<string>();
  readonly #checks = Object.fromEntries(CHECKS.map((check) => [check, { runs: 0, failures: 0 }])) as Record<
    Check,
    { runs: number; failures: number }
  >;
  readonly #failures = new Set<string>();
  #broken = 0;

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') this.#broken += 1;
    for (const { type, description = '' } of annotations) {
      if (type === PAGE) this.#pages.add(description);
      if (type === CHECK_RUN) this.#count(JSON.parse(description) as CheckRun & { readonly where: string });
    }
  }

  #count({ check, failures, where }: CheckRun & { readonly where: string }): void {
    this.#checks[check].runs += 1;
    this.#checks[check].failures += failures.length;
    for (const failure of failures) this.#failures.add(`${where}: ${failure}`);
  }

  onEnd(_result: FullResult): void {
    if (this.#broken > 0 || this.#pages.size === 0) {
      console.error('The report is not written: not all pages could be checked.');
      return;
    }
    const report = {
      version: versionOf(),
      date: new Date().toISOString().slice(0, 10),
      tools: `axe-core ${axe.version}, Chromium`,
      languages: PORTAL_LANGUAGES,
      widths: REPORT_WIDTHS,
      pages: [...this.#pages].sort(),
      checks: this.#checks,
      failures: [...this.#failures].sort(),
    };
    writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`Written: ${fileURLToPath(REPORT)}`);
  }
}
