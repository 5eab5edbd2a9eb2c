import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` has the title and message of each failed test that a report names; other failures only count.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals
 */

const MESSAGE_LINES = 20;

/** @type {Totals} */
export const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** Returns the totals of a task that only passes or fails. */
export const outcome = (hasPassed) => (hasPassed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Reads the totals of Jest's reporter; `null` if no test ran. */
const unitTotals = (file) => readJson(file);

/** Returns titles and messages of the failed tests in a suite of Playwright's report. */
const browserFailures = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(browserFailures),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return `${file}:${line}: ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
];

/** Reads the totals of Playwright's JSON report. A retried test that finally passed counts as passed. */
const browserTotals = (file) => {
  const report = readJson(file);
  if (!report?.stats) return null;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, failures: browserFailures(report) };
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

/** Formats a failure for the end of the output: without colours, and of its message only the first lines. */
export const failureText = (failure) =>
  stripVTControlCharacters(failure).trimEnd().split('\n').slice(0, MESSAGE_LINES).join('\n    ');
