import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { printReport } from './print-report.ts';
import { createReporter, LISTED_MAX } from './report.ts';
import { skipReason } from './skip-reason.ts';

test('of a file with very many skipped records, the first are listed, and all are counted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-report-'));
  const listFile = path.join(folder, 'list.jsonl');
  const reporter = createReporter(listFile);
  const [long, short] = [reporter.startFile('long.gz'), reporter.startFile('short.gz')];
  for (let line = 1; line <= LISTED_MAX + 7; line += 1)
    reporter.skipped({ file: long, line }, skipReason('not-json'));
  reporter.skipped({ file: short, line: 1 }, skipReason('not-json'));
  const report = await reporter.finish();
  const lines = readFileSync(listFile, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(LISTED_MAX + 2);
  expect(lines.slice(-2).map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ file: 'short.gz', line: 1 }),
    { file: 'long.gz', unlisted: 7 },
  ]);
  expect(report.skipped).toBe(LISTED_MAX + 8);
  expect(printReport(report, listFile)).toContain(`the first ${LISTED_MAX} of each file in ${listFile}`);
});
