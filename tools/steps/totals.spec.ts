import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserTask, unitTask } from './totals.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: unknown) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const missing = path.join(folder, 'missing.json');

describe('totals of a task', () => {
  test.each([
    [
      'passed, as its report says',
      { passed: 3, failed: 0, skipped: 1 },
      true,
      { passed: 3, failed: 0, skipped: 1 },
    ],
    [
      'failed, as its report says',
      { passed: 3, failed: 2, skipped: 0 },
      false,
      { passed: 3, failed: 2, skipped: 0 },
    ],
    [
      'failed after a good report: one more',
      { passed: 3, failed: 0, skipped: 0 },
      false,
      { passed: 3, failed: 1, skipped: 0 },
    ],
  ])('%s', (_title, written, hasPassed, totals) => {
    expect(unitTask(report(written), hasPassed)).toEqual(totals);
  });

  test('failed without a report: one failure', () => {
    expect(unitTask(missing, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('passed without a report: no test ran', () => {
    expect(unitTask(missing, true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  test('in a browser: what passed at a second try has passed', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(browserTask(report({ stats }), false)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });
});
