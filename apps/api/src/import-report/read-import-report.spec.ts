import { expect, test } from '@jest/globals';
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
  skipped: {
    total: 2,
    reasons: [
      { problem: { id: 'too-long', values: { max: 64 } }, reason: 'longer than 64 MB', count: 1 },
      // As reports of earlier versions have it.
      { reason: 'not JSON', count: 1 },
    ],
  },
  fields: { total: 0, shown: [] },
  links: { kept: 3, unresolved: 0 },
};

const GENERATION = 'generation-000002';
const engine = (generation: string | null, text: string | null) => ({
  about: () =>
    generation === null ? null : { generation, publishedAt: '2026-05-01T12:01:01.000Z', records: 7 },
  attachment: async (name: string) => (name === 'import-report.json' ? text : null),
});

test.each<[string, string | null, ImportReport | null]>([
  ['its report', JSON.stringify(REPORT), REPORT],
  ['no report, if it was built without one', null, null],
  ['no report, if it is damaged', '{"startedAt":', null],
  ['no report, if it is of another version', '{"startedAt":"2026-05-01T12:00:00.000Z"}', null],
])('the index that is searched has %s', async (_title, text, report) => {
  expect(await createImportReader(engine(GENERATION, text))()).toEqual({ generation: GENERATION, report });
});

test('without an index there is no report', async () => {
  expect(await createImportReader(engine(null, null))()).toEqual({ generation: null, report: null });
});
