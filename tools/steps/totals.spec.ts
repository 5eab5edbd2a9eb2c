import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserTask, failureText, unitTask } from './totals.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-totals-'));

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
      { passed: 3, failed: 0, skipped: 1, failures: [] },
      true,
      { passed: 3, failed: 0, skipped: 1, failures: [] },
    ],
    [
      'failed, as its report says',
      { passed: 3, failed: 2, skipped: 0, failures: [] },
      false,
      { passed: 3, failed: 2, skipped: 0, failures: [] },
    ],
    [
      'failed after a good report: one more',
      { passed: 3, failed: 0, skipped: 0, failures: [] },
      false,
      { passed: 3, failed: 1, skipped: 0, failures: [] },
    ],
  ])('%s', (_title, written, hasPassed, totals) => {
    expect(unitTask(report(written), hasPassed)).toEqual(totals);
  });

  test('failed without a report: one failure', () => {
    expect(unitTask(missing, false)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] });
  });

  test('passed without a report: no test ran', () => {
    expect(unitTask(missing, true)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
  });

  test('in a browser: what passed at a second try has passed', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(browserTask(report({ stats }), false)).toEqual({ passed: 5, failed: 2, skipped: 3, failures: [] });
  });

  test('in a browser: the failed tests have their place, title and message', () => {
    const specs = [
      { file: 'a.spec.ts', line: 3, title: 'opens', ok: true, tests: [{ results: [{}] }] },
      {
        file: 'a.spec.ts',
        line: 9,
        title: 'closes',
        ok: false,
        tests: [{ results: [{ errors: [{ message: 'still open' }] }] }],
      },
    ];
    const stats = { expected: 1, flaky: 0, unexpected: 1, skipped: 0 };
    const { failures } = browserTask(report({ stats, suites: [{ suites: [{ specs }] }] }), false);
    expect(failures).toEqual(['a.spec.ts:9: closes\nstill open']);
  });

  test('the text of a failure has no colours, and at most 20 lines', () => {
    const message = Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`);
    const text = failureText(['a.spec.ts:9: closes', ...message].join('\n'));
    expect(text.split('\n')).toHaveLength(20);
    expect(text).toContain('\n    line 0\n    line 1\n');
  });
});
