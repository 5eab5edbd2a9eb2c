import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportReport } from '@open-discovery/model';
import { createImportReader } from './read-import-report.ts';

const REPORT: ImportReport = {
  startedAt: '2026-05-01T12:00:00.000Z',
  durationMs: 61_000,
  inputs: {
    total: 1,
    files: [{ name: 'dump.tar', format: null, read: 9, kept: 7, merged: 1, skipped: 1 }],
  },
  records: { product: 7 },
  derived: {},
  skipped: { total: 1, reasons: [{ reason: 'not JSON', count: 1 }] },
  fields: { total: 0, shown: [] },
  links: { kept: 3, unresolved: 0 },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-index-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const GENERATION = 'generation-000002';
const about = (generation: string | null) => ({
  about: () =>
    generation === null ? null : { generation, publishedAt: '2026-05-01T12:01:01.000Z', records: 7 },
});

test.each<[string, string | null, ImportReport | null]>([
  ['its report', JSON.stringify(REPORT), REPORT],
  ['no report, if it was built without one', null, null],
  ['no report, if it is damaged', '{"startedAt":', null],
  ['no report, if it is of another version', '{"startedAt":"2026-05-01T12:00:00.000Z"}', null],
])('the index that is searched has %s', async (_title, text, report) => {
  await mkdir(path.join(folder, GENERATION));
  if (text !== null) await writeFile(path.join(folder, GENERATION, 'import-report.json'), text);
  const read = createImportReader(about(GENERATION), folder);
  expect(await read()).toEqual({ generation: GENERATION, report });
});

test('without an index there is no report', async () => {
  expect(await createImportReader(about(null), folder)()).toEqual({ generation: null, report: null });
});
