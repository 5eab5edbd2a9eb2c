import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';

const WORK = {
  id: 'https://doi.org/10.5555/TIDES',
  type: 'JournalArticle',
  archiveLocations: ['CLOCKSS'],
  identifiers: [
    { identifier: 'https://doi.org/10.5555/tides', identifierType: 'DOI' },
    { identifier: 'e7', identifierType: 'Other' },
  ],
  titles: [{ title: 'Tides of the north' }, { title: 'a study', type: 'Subtitle' }],
  contributors: [
    {
      id: 'https://orcid.org/0000-0002-1825-0097',
      type: 'Person',
      contributorRoles: ['Author'],
      givenName: 'Josiah',
      familyName: 'Carberry',
      affiliations: [{ id: 'https://ror.org/05gq02987', name: 'Brown University' }],
    },
    { type: 'Organization', contributorRoles: ['Author'], name: 'Tide Watchers' },
    { contributorRoles: ['Editor'], givenName: 'Hans', familyName: 'Berg' },
  ],
  date: { published: '2020-05-03', updated: '2021' },
  descriptions: [{ description: 'High water.', type: 'Abstract' }],
  publisher: { id: 'https://api.crossref.org/members/7', name: 'Sea Press' },
  language: 'en',
  subjects: [{ subject: 'Oceans' }],
  container: {
    type: 'Journal',
    identifier: '1234-5679',
    identifierType: 'ISSN',
    title: 'Journal of Tides',
    volume: '3',
    issue: '2',
    firstPage: '12',
    lastPage: '17',
  },
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/legalcode' },
  files: [{ url: 'https://archive.example.org/1.pdf', mimeType: 'application/pdf' }],
  fundingReferences: [
    {
      funderName: 'Wellcome Trust',
      funderIdentifier: 'https://doi.org/10.13039/100004440',
      awardNumber: 'A.1',
    },
  ],
  references: [{ key: 'ref0', id: 'https://doi.org/10.5555/cited', title: 'Ebbs', publicationYear: '2004' }],
  relations: [{ id: 'https://doi.org/10.5555/part', type: 'HasPart' }],
  provider: 'Crossref',
};

test('a work of Commonmeta keeps what the model has a place for', () => {
  const { record, relations, leftOut } = readRecord(WORK);
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    type: 'publication',
    mainTitle: 'Tides of the north',
    subTitle: 'a study',
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Brown University'],
      },
      { fullName: 'Tide Watchers' },
    ],
    contributors: ['Berg, Hans'],
    organizations: [{ legalName: 'Brown University' }],
    publicationDate: '2020-05-03',
    publisher: 'Sea Press',
    language: { code: 'eng' },
    descriptions: ['High water.'],
    subjects: [{ subject: { value: 'Oceans' } }],
    container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '12', ep: '17', issnPrinted: '1234-5679' },
    projects: [{ code: 'A.1', funder: 'Wellcome Trust' }],
    instances: [{ type: 'Article', license: 'CC-BY-4.0' }],
  });
  expect(relations).toEqual(
    expect.arrayContaining([
      `References ${deriveOpenAireId('doi', '10.5555/cited')}`,
      `HasPart ${deriveOpenAireId('doi', '10.5555/part')}`,
    ]),
  );
  expect(leftOut).toEqual([
    'archiveLocations',
    'contributors (role)',
    'date.updated',
    'descriptions.type',
    'files.mimeType',
    'identifiers.identifierType',
    'provider',
    'publisher.id',
    'references.key',
    'references.publicationYear',
  ]);
});

test('a reference without an identifier is counted', () => {
  const { leftOut } = readRecord({ ...WORK, references: [{ unstructured: 'Ebb (2004) Tides.' }] });
  expect(leftOut).toContain('references (without an identifier of a work)');
});
