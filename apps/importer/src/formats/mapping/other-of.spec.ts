import { describe, expect, test } from '@jest/globals';
import { CSV_COLUMNS, openExport, writeRecord } from '@open-discovery/export-formats';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import type { OtherKind } from '@open-discovery/model';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { readRecord } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const id = (namespace: string): string => deriveOpenAireId(namespace, 'tides') ?? '';
const ORCID = '0000-0002-1825-0097';
const ROR = 'https://ror.org/01ggx4157';

/** A record of each kind with what documents can say of it. */
const RECORDS: Readonly<Record<OtherKind, object>> = {
  project: {
    id: id('corda'),
    title: 'Tides & gauges of the north',
    acronym: 'TIDES',
    startDate: '2020-01-15',
    summary: 'Why tides rise.',
    subjects: ['tides', 'gauges'],
    websiteUrl: 'https://tides.example.org',
    fundings: [{ name: 'European Commission' }],
  },
  organization: {
    id: id('grid'),
    legalName: 'Institute of the Sea',
    alternativeNames: ['IOS'],
    pids: [{ scheme: 'ROR', value: ROR }],
  },
  dataSource: {
    id: id('opendoar'),
    officialName: 'Archive of the Sea',
    englishName: 'Sea archive',
    description: 'Gauges.',
    subjects: ['tides'],
    releaseStartDate: '2010-02-03',
    websiteUrl: 'https://archive.example.org',
  },
  service: {
    id: 'sea.tides',
    name: 'Tide calculator',
    abbreviation: 'TC',
    description: 'Computes tides.',
    categories: ['Analysis'],
    provider: { id: deriveOpenAireId('eosc', 'Sea'), name: 'Sea' },
    websiteUrl: 'https://tc.example.org',
  },
  community: {
    id: id('context'),
    name: 'Sea sciences',
    acronym: 'sea',
    description: 'All of it.',
    subjects: ['tides'],
  },
  person: {
    id: deriveOpenAireId('orcid', ORCID),
    originalId: [ORCID],
    givenName: 'Josiah',
    familyName: 'Carberry',
    biography: 'Psychoceramics.',
  },
};

const FORMATS = ['datacite', 'dc', 'csljson', 'bibtex', 'ris'] as const;
const CASES = FORMATS.flatMap((format) =>
  Object.entries(RECORDS).map(([kind, record]) => [kind, format, record] as const),
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

test.each(Object.entries(RECORDS))('a %s in a table is the same in another portal', async (kind, record) => {
  const item = kindedRecordSchema.parse({ kind, record });
  const csv = openExport('csv', { columns: CSV_COLUMNS });
  const read = readRecord(await valueIn(`${csv.header}${csv.record(item)}`));
  expect(read.kind).toBe(kind);
  expect(read.record).toMatchObject(record);
});

test('what the kind has no place for is counted', async () => {
  const item = kindedRecordSchema.parse({
    kind: 'project',
    record: { ...RECORDS.project, organizations: [{ id: id('ror'), legalName: 'Institute of the Sea' }] },
  });
  const leftOut = (format: 'ris' | 'bibtex' | 'csljson'): Promise<readonly string[]> =>
    valueIn(writeRecord(item, format, URLS)).then((value) => readRecord(value).leftOut);
  expect(await leftOut('ris')).toEqual(['AU']);
  expect(await leftOut('bibtex')).toEqual(['author']);
  expect(await leftOut('csljson')).toEqual(['author']);
});

describe('a document of somebody else', () => {
  test.each([
    ['whose type is the name of a kind', 'TY  - GEN\nM3  - Project\nTI  - Tides\nER  - '],
    ['with an id of its own', 'TY  - GEN\nM3  - Project\nID  - 42\nTI  - Tides\nER  - '],
    ['with the id of a record', `TY  - GEN\nM3  - Report\nID  - ${id('corda')}\nTI  - Tides\nER  - `],
  ])('%s stays a document', async (_what, text) => {
    expect(readRecord(await valueIn(text)).kind).toBe('product');
  });
});
