import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';

const VOCABULARY = 'https://vocabulary.raid.org';
const TIDES = 'https://raid.org/10378.1/1696639';

const RAID = {
  identifier: { id: TIDES, raidAgencyUrl: TIDES, version: 1 },
  title: [
    { text: 'The tide project', type: { id: `${VOCABULARY}/title.type.schema/4` } },
    { text: 'Tides of the north', type: { id: `${VOCABULARY}/title.type.schema/5` } },
  ],
  date: { startDate: '2020-11-01', endDate: '2022-10-31' },
  description: [{ text: 'High water.', type: { id: `${VOCABULARY}/description.type.schema/318` } }],
  contributor: [{ id: 'https://orcid.org/0000-0002-1825-0097' }],
  organisation: [{ id: 'https://ror.org/04qw24q55' }, { id: 'unknown' }],
  relatedObject: [
    {
      id: 'https://doi.org/10.5555/output',
      category: [{ id: `${VOCABULARY}/relatedObject.category.id/190` }],
    },
    {
      id: 'https://doi.org/10.5555/input',
      category: [{ id: `${VOCABULARY}/relatedObject.category.id/191` }],
    },
  ],
  alternateUrl: [{ url: 'https://tides.example.org' }],
  subject: [{ id: 'https://example.org/1', keyword: [{ text: 'Oceans' }] }, { keyword: [{ text: 'Moon' }] }],
};

const FIRST_VERSION = {
  metadataSchema: 'RaidoMetadataSchemaV1',
  id: { identifier: TIDES, raidAgencyUrl: TIDES },
  titles: [{ title: 'Tides of the north', type: 'Primary Title' }],
  dates: { startDate: '2020-11-01', endDate: '2022-10-31' },
  descriptions: [{ description: 'High water.', type: 'Primary Description' }],
  organisations: [{ id: 'https://ror.org/04qw24q55' }],
  relatedObjects: [
    {
      relatedObject: 'https://doi.org/10.5555/output',
      relatedObjectCategory: 'https://example.org/v1/output.json',
    },
    {
      relatedObject: 'https://doi.org/10.5555/input',
      relatedObjectCategory: 'https://example.org/v1/input.json',
    },
  ],
  alternateUrls: [{ url: 'https://tides.example.org' }],
  subjects: [{ subjectKeyword: 'Oceans' }, { subjectKeyword: 'Moon' }],
};

test.each([
  ['the schema of the registry', RAID],
  ['its first version', FIRST_VERSION],
])('a project in %s keeps what the model has a place for', (_schema, raid) => {
  const { kind, record, relations } = readRecord(raid);
  expect(kind).toBe('project');
  expect(record).toMatchObject({
    id: deriveOpenAireId('raid', '10378.1/1696639'),
    originalIds: [TIDES],
    title: 'Tides of the north',
    summary: 'High water.',
    startDate: '2020-11-01',
    endDate: '2022-10-31',
    keywords: 'Oceans, Moon',
    websiteUrl: 'https://tides.example.org',
  });
  expect(relations).toEqual([
    `hasParticipant ${deriveOpenAireId('ror', 'https://ror.org/04qw24q55')}`,
    `produces ${deriveOpenAireId('doi', '10.5555/output')}`,
  ]);
});

test('what the model has no place for is counted', () => {
  expect(readRecord(RAID).leftOut).toEqual([
    'contributor.id',
    'identifier.version',
    'subject.id',
    'title (not the primary one)',
  ]);
});

test('without a handle it is no record', () => {
  expect(reasonsFor({ ...RAID, identifier: { id: 'x', raidAgencyUrl: 'x' } })).toEqual([
    'RAiD JSON: a record without an identifier',
  ]);
});
