import { expect, test } from '@jest/globals';
import type { FieldReport } from './count-fields.ts';
import type { FileReport, Report } from './report.ts';
import { summarizeReport } from './summarize-report.ts';
import { skipReason } from './skip-reason.ts';

const file = (at: number): FileReport => ({
  name: `${'long/'.repeat(200)}${at}.json`,
  format: 'record',
  read: 10,
  kept: 10 - (at % 7),
  merged: 0,
  skipped: at % 7,
  repaired: 0,
  firstProblem: null,
});
const field = (at: number): FieldReport => ({
  kind: 'product',
  field: `f${at}`,
  partly: 0,
  refused: 1,
  unknown: 0,
  example: { id: 'a', value: 'x'.repeat(100), file: 'f', line: 1 },
});
const numbers = [...Array(5_000).keys()];
const REPORT: Report = {
  files: numbers.map(file),
  derived: {},
  records: { product: 4 },
  relations: 3,
  unresolved: 2,
  replaced: 0,
  removed: 0,
  shown: [],
  skipped: 9,
  leftOut: [],
  contradictions: { total: 0, shown: [] },
  reasons: [
    { reason: skipReason('unknown-encoding', { format: 'XML', encoding: 'r'.repeat(10_000) }), count: 9 },
  ],
  fields: numbers.map(field),
};

test('a summary is bounded, counts everything, and shows the files with the most skipped records', () => {
  const summary = summarizeReport(REPORT, { startedAt: new Date(0), durationMs: 12.4 });
  expect(JSON.stringify(summary).length).toBeLessThan(100_000);
  expect(summary).toMatchObject({
    durationMs: 12,
    inputs: { total: 5_000 },
    fields: { total: 5_000 },
    skipped: { total: 9 },
  });
  expect(new Set(summary.inputs.files.map(({ skipped }) => skipped))).toEqual(new Set([6]));
  expect(summary.inputs.files[0]?.name).toMatch(/6\.json$/);
});

test.each([
  ['/srv/records/2026/tides.csv', '2026/tides.csv'],
  ['C:\\records\\tides.csv', 'records/tides.csv'],
  ['tides.csv', 'tides.csv'],
  ['harvest/archive', 'harvest/archive'],
  ['harvest/papers/tides.bib', 'harvest/papers/tides.bib'],
])('the file %j is shown as %j', (name, shown) => {
  const report = { ...REPORT, files: [{ ...file(0), name }] };
  const summary = summarizeReport(report, { startedAt: new Date(0), durationMs: 1 });
  expect(summary.inputs.files).toMatchObject([{ name: shown }]);
});

test('a file of which nothing is published has the reason, and comes before those with more skipped records', () => {
  const unmapped = {
    ...{ ...file(0), name: 'harvest/papers/tides.csv', read: 1, kept: 0, skipped: 1 },
    firstProblem: skipReason('unmapped-table'),
  };
  const summary = summarizeReport(
    { ...REPORT, files: [...REPORT.files, unmapped] },
    { startedAt: new Date(0), durationMs: 1 },
  );
  expect(summary.inputs.files[0]).toMatchObject({
    name: 'harvest/papers/tides.csv',
    problem: { id: 'unmapped-table', values: {} },
  });
  expect(summary.inputs.files[1]).not.toHaveProperty('problem');
});

test('the files of a harvested source are counted together', () => {
  const files = [
    { ...file(0), name: 'harvest/papers/a.csv', read: 1, kept: 0, skipped: 1 },
    { ...file(0), name: 'harvest/papers/b.bib', read: 3, kept: 0, merged: 2, skipped: 1 },
    { ...file(0), name: 'harvest/archive', read: 9, kept: 9 },
    { ...file(0), name: 'tides.csv' },
  ];
  const { inputs } = summarizeReport({ ...REPORT, files }, { startedAt: new Date(0), durationMs: 1 });
  expect(inputs.sources).toEqual([
    { name: 'papers', files: 2, publishedFiles: 1, read: 4, skipped: 2 },
    { name: 'archive', files: 1, publishedFiles: 1, read: 9, skipped: 0 },
  ]);
});
