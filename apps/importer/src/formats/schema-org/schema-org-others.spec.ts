import { expect, test } from '@jest/globals';
import { writeRecord } from '@open-discovery/export-formats';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import type { KindedRecord } from '@open-discovery/model';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const id = (namespace: string): string => deriveOpenAireId(namespace, 'tides') ?? '';
const ORCID = '0000-0002-1825-0097';

/** A record of each kind with what the export of JSON-LD has of it. */
const RECORDS: Readonly<Record<Exclude<KindedRecord['kind'], 'product'>, object>> = {
  project: {
    id: id('corda'),
    title: 'Tides of the north',
    acronym: 'TIDES',
    code: '777541',
    callIdentifier: 'H2020-SEA',
    startDate: '2020-01-15',
    endDate: '2023-12-31',
    summary: 'Why tides rise.',
    subjects: ['tides', 'gauges'],
    websiteUrl: 'https://tides.example.org',
    fundings: [{ name: 'European Commission' }],
    granted: { fundedAmount: 1000, currency: 'EUR' },
  },
  organization: {
    id: id('grid'),
    legalName: 'Institute of the Sea',
    alternativeNames: ['Meeresinstitut'],
    websiteUrl: 'https://sea.example.org',
    country: { code: 'DE' },
    foundingYear: 1902,
    pids: [{ scheme: 'ROR', value: 'https://ror.org/01ggx4157' }],
  },
  dataSource: {
    id: id('opendoar'),
    officialName: 'Archive of the Sea',
    englishName: 'Sea archive',
    description: 'Gauges.',
    subjects: ['tides'],
    languages: ['English'],
    releaseStartDate: '2010-02-03',
    websiteUrl: 'https://archive.example.org',
  },
  service: {
    id: 'sea.tides',
    name: 'Tide calculator',
    abbreviation: 'TC',
    description: 'Computes tides.',
    tagline: 'High and low',
    categories: ['Analysis'],
    targetUsers: ['Researchers'],
    provider: { id: deriveOpenAireId('eosc', 'sea'), name: 'sea' },
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
    alternativeNames: ['J. Carberry'],
    biography: 'Psychoceramics.',
  },
};

test.each(Object.entries(RECORDS))(
  'a %s that a portal exports as JSON-LD is the same in another portal',
  async (kind, record) => {
    const item = kindedRecordSchema.parse({ kind, record });
    const read = readRecord(await valueIn(writeRecord(item, 'jsonld', URLS)));
    expect(read.kind).toBe(kind);
    expect(read.record).toMatchObject(record);
    expect(read.leftOut).toEqual([]);
  },
);

test.each<[string, object, string]>([
  [
    'a project by its grant',
    {
      '@type': 'ResearchProject',
      name: 'Tides',
      funding: { '@type': 'Grant', identifier: '777541', funder: { name: 'European Commission' } },
    },
    'project',
  ],
  [
    'an organization by its ROR',
    {
      '@type': 'CollegeOrUniversity',
      name: 'CERN',
      sameAs: 'https://ror.org/01ggx4157',
      url: 'https://cern.ch',
    },
    'organization',
  ],
  [
    'a person by the ORCID iD',
    { '@type': 'Person', name: 'Carberry', '@id': `https://orcid.org/${ORCID}` },
    'person',
  ],
])('%s is a record', (_rule, thing, kind) => {
  expect(readRecord({ '@context': 'https://schema.org', ...thing }).kind).toBe(kind);
});

test.each([
  ['an organization without a ROR', { '@type': 'Organization', name: 'Sea' }],
  ['a project without a grant', { '@type': 'ResearchProject', name: 'Sea' }],
  ['a service of no portal', { '@type': 'Service', name: 'Sea' }],
])('%s is named', (_rule, thing) => {
  expect(reasonsFor({ '@context': 'https://schema.org', ...thing })).toEqual([
    `schema.org JSON-LD that describes no work: ${thing['@type']}`,
  ]);
});
