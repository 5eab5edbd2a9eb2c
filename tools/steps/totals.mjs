import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

export const NONE = { passed: 0, failed: 0, skipped: 0 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Returns the totals of a task that only passes or fails. */
export const outcome = (hasPassed) => (hasPassed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Reads the totals of Jest's reporter; `null` if no test ran. */
const unitTotals = (file) => readJson(file);

/** Reads the totals of Playwright's JSON report. A retried test that finally passed counts as passed. */
const browserTotals = (file) => {
  const stats = readJson(file)?.stats;
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : null;
};

/**
 * Returns the totals of a task. A failed task counts as at least one failure, because it may have crashed before or after
 * writing its report.
 */
const ofReport = (read) => (file, hasPassed) => {
  const totals = read(file) ?? NONE;
  return hasPassed || totals.failed > 0 ? totals : add(totals, outcome(false));
};

export const unitTask = ofReport(unitTotals);
export const browserTask = ofReport(browserTotals);
