import { describe, expect, test } from '@jest/globals';
import { CSV_COLUMNS, openExport, writeRecord } from '@open-discovery/export-formats';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { OTHER_RECORDS, tidesId } from '../../testing/other-records.ts';
import { readRecord } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';
import { pageOf } from './page-of.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const FORMATS = ['datacite', 'dc', 'csljson', 'bibtex', 'ris'] as const;
const CASES = FORMATS.flatMap((format) =>
  Object.entries(OTHER_RECORDS).map(([kind, record]) => [kind, format, record] as const),
);

test.each(CASES)(
  'a %s that a portal exports as %s is the same in another portal',
  async (kind, format, record) => {
    const item = kindedRecordSchema.parse({ kind, record });
    const read = readRecord(await valueIn(writeRecord(item, format, URLS)));
    expect(read.kind).toBe(kind);
    expect(read.record).toMatchObject(record);
  },
);

test.each(Object.entries(OTHER_RECORDS))(
  'a %s in a table is the same in another portal',
  async (kind, record) => {
    const item = kindedRecordSchema.parse({ kind, record });
    const csv = openExport('csv', { columns: CSV_COLUMNS });
    const read = readRecord(await valueIn(`${csv.header}${csv.record(item)}`));
    expect(read.kind).toBe(kind);
    expect(read.record).toMatchObject(record);
  },
);

test('what the kind has no place for is counted', async () => {
  const item = kindedRecordSchema.parse({
    kind: 'project',
    record: {
      ...OTHER_RECORDS.project,
      organizations: [{ id: tidesId('ror'), legalName: 'Institute of the Sea' }],
    },
  });
  const leftOut = (format: 'ris' | 'bibtex' | 'csljson'): Promise<readonly string[]> =>
    valueIn(writeRecord(item, format, URLS)).then((value) => readRecord(value).leftOut);
  expect(await leftOut('ris')).toEqual(['AU']);
  expect(await leftOut('bibtex')).toEqual(['author']);
  expect(await leftOut('csljson')).toEqual(['author']);
});

test('an address with a malformed escape is not decoded', () => {
  expect(pageOf('https://portal.example/api/graph/v3/persons/%zz')).toEqual({ kind: 'person', id: '%zz' });
});

describe('a document of somebody else', () => {
  test.each([
    ['whose type is the name of a kind', 'TY  - GEN\nM3  - Project\nTI  - Tides\nER  - '],
    ['with its own id', 'TY  - GEN\nM3  - Project\nID  - 42\nTI  - Tides\nER  - '],
    ['with the id of a record', `TY  - GEN\nM3  - Report\nID  - ${tidesId('corda')}\nTI  - Tides\nER  - `],
  ])('%s stays a document', async (_what, text) => {
    expect(readRecord(await valueIn(text)).kind).toBe('product');
  });
});
