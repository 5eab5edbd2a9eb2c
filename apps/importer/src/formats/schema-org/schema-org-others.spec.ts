import { expect, test } from '@jest/globals';
import { writeRecord } from '@open-discovery/export-formats';
import type { OtherKind } from '@open-discovery/model';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { OTHER_RECORDS } from '../../testing/other-records.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const ORCID = '0000-0002-1825-0097';

/** The records with what JSON-LD has of them besides. */
const RECORDS: Readonly<Record<OtherKind, object>> = {
  ...OTHER_RECORDS,
  project: {
    ...OTHER_RECORDS.project,
    code: '777541',
    callIdentifier: 'H2020-SEA',
    endDate: '2023-12-31',
    granted: { fundedAmount: 1000, currency: 'EUR' },
  },
  organization: {
    ...OTHER_RECORDS.organization,
    websiteUrl: 'https://sea.example.org',
    country: { code: 'DE' },
    foundingYear: 1902,
  },
  dataSource: { ...OTHER_RECORDS.dataSource, languages: ['English'] },
  service: {
    ...OTHER_RECORDS.service,
    tagline: 'High and low',
    scientificDomains: ['Oceanography'],
    targetUsers: ['Researchers'],
  },
  person: { ...OTHER_RECORDS.person, alternativeNames: ['J. Carberry'] },
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
