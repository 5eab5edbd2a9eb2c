import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { grantReference } from '../mapping/grants.ts';
import { readValue } from '../read-value.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';

const ARTICLE = {
  docid: '1',
  label_s: 'Josiah Carberry. Tides. 2020',
  halId_s: 'hal-00000001',
  uri_s: 'https://hal.science/hal-00000001',
  version_i: 2,
  docType_s: 'ART',
  docSubType_s: 'ARTREV',
  title_s: ['The tides of the north', 'Les marées du nord'],
  en_title_s: ['The tides of the north'],
  subTitle_s: ['a study'],
  abstract_s: ['High water.'],
  authFullName_s: ['Josiah Carberry', 'Ada Ebb', 'Hans Berg'],
  authFirstName_s: ['Josiah', 'Ada', 'Hans'],
  authLastName_s: ['Carberry', 'Ebb', 'Berg'],
  authQuality_s: ['aut', 'crp', 'trl'],
  authORCIDIdExt_s: ['0000-0002-1825-0097'],
  authFullNameIdHal_fs: ['Josiah Carberry_FacetSep_josiah-carberry', 'Ada Ebb_FacetSep_'],
  authIdHasPrimaryStructure_fs: ['1_FacetSep_Ada Ebb_JoinSep_7_FacetSep_Laboratoire des marées'],
  doiId_s: '10.5555/TIDES',
  pubmedId_s: '123456',
  isbn_s: '9781234567897',
  openAccess_bool: true,
  fileMain_s: 'https://hal.science/hal-00000001/document',
  files_s: ['https://hal.science/hal-00000001/file/tides.pdf'],
  licence_s: 'http://creativecommons.org/licenses/by/4.0/',
  publicationDate_s: '2020-05-03',
  producedDate_s: '2020-05-03',
  producedDateY_i: 2020,
  producedDate_tdate: '2020-05-03T00:00:00Z',
  language_s: ['en'],
  journalTitle_s: 'Journal of Tides',
  journalIssn_s: '1234-5679',
  journalEissn_s: '2049-3630',
  journalPublisher_s: 'Sea Press',
  volume_s: '3',
  issue_s: ['2'],
  page_s: '12-17',
  keyword_s: ['moon'],
  domain_s: ['0.info', '1.info.info-lo'],
  en_domainAllCodeLabel_fs: [
    'info_FacetSep_Computer Science [cs]',
    'info.info-lo_FacetSep_Computer Science [cs]/Logic in Computer Science [cs.LO]',
  ],
  fr_domainAllCodeLabel_fs: ['info_FacetSep_Informatique [cs]'],
  anrProjectReference_s: ['ANR-21-CE01-0001'],
  anrProjectAcronym_s: ['TIDES'],
  europeanProjectReference_s: ['101000001'],
  funding_s: ['Sea Fund'],
  peerReviewing_s: '1',
  collCode_s: ['SEA'],
};

test('a document of HAL’s search keeps what the model has a place for', () => {
  const { record, leftOut } = readRecord({ response: { numFound: 1, start: 0, docs: [ARTICLE] } });
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['hal-00000001'],
    type: 'publication',
    mainTitle: 'The tides of the north',
    subTitle: 'a study',
    otherTitles: ['Les marées du nord'],
    authors: [
      { fullName: 'Carberry, Josiah', pid: { id: { scheme: 'IdHAL', value: 'josiah-carberry' } } },
      { fullName: 'Ebb, Ada', affiliations: ['Laboratoire des marées'] },
    ],
    contributors: ['Berg, Hans'],
    pids: [
      { scheme: 'doi', value: '10.5555/tides' },
      { scheme: 'pmid', value: '123456' },
    ],
    publicationDate: '2020-05-03',
    publisher: 'Sea Press',
    version: '2',
    language: { code: 'eng' },
    bestAccessRight: { label: 'OPEN' },
    descriptions: ['High water.'],
    subjects: [
      { subject: { scheme: 'HAL', value: 'Computer Science' } },
      { subject: { scheme: 'HAL', value: 'Logic in Computer Science' } },
      { subject: { scheme: 'keyword', value: 'moon' } },
    ],
    container: {
      name: 'Journal of Tides',
      vol: '3',
      iss: '2',
      sp: '12',
      ep: '17',
      issnPrinted: '1234-5679',
      issnOnline: '2049-3630',
    },
    projects: [
      {
        id: grantReference({ funder: 'ANR', code: 'ANR-21-CE01-0001', funderId: null })?.id,
        acronym: 'TIDES',
      },
      { id: grantReference({ funder: 'EC', code: '101000001', funderId: null })?.id },
    ],
    originalValues: [{ field: 'projects.funder', value: 'Sea Fund' }],
    instances: [
      {
        type: 'Review',
        license: 'CC-BY-4.0',
        refereed: 'peerReviewed',
        hostedBy: { value: 'HAL' },
        alternateIdentifiers: [
          { scheme: 'HAL', value: 'hal-00000001' },
          { scheme: 'ISBN', value: '9781234567897' },
        ],
        urls: [
          'https://hal.science/hal-00000001',
          'https://hal.science/hal-00000001/document',
          'https://hal.science/hal-00000001/file/tides.pdf',
        ],
      },
    ],
  });
  expect(leftOut).toEqual(['authFullName_s (ORCID iDs of some)', 'authFullName_s (role)', 'collCode_s']);
});

test('ORCID iDs are those of the authors if each author has one', () => {
  const authORCIDIdExt_s = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-9079-593X'];
  expect(readRecord({ ...ARTICLE, authORCIDIdExt_s }).record).toMatchObject({
    authors: authORCIDIdExt_s.slice(0, 2).map((value) => ({ pid: { id: { scheme: 'orcid', value } } })),
  });
});

test('a conference paper and software have fields of their own', () => {
  const { record } = readRecord({
    ...{
      halId_s: 'hal-2',
      docType_s: 'COMM',
      title_s: ['Tides'],
      conferenceTitle_s: 'Tide Days',
      city_s: 'Brest',
    },
    ...{ country_s: 'fr', conferenceStartDate_s: '2020-05-01', conferenceEndDate_s: '2020-05-02' },
    ...{ softVersion_s: ['1.2'], version_i: 1, softProgrammingLanguage_s: ['OCaml'] },
    ...{ softCodeRepository_s: ['https://git.example.org/tides'] },
  });
  expect(record).toMatchObject({
    container: { name: 'Tide Days', conferencePlace: 'Brest, FR', conferenceDate: '2020-05-01/2020-05-02' },
    version: '1.2',
    programmingLanguage: 'OCaml',
    codeRepositoryUrl: 'https://git.example.org/tides',
  });
});

test('a document in TEI and in JSON without identifiers of other services has one id', () => {
  const { record } = readRecord({ halId_s: 'hal-00000001', title_s: ['Tides'] });
  expect(record['id']).toBe(deriveOpenAireId('hal', 'hal-00000001'));
});

test('all documents of a response are read, and an empty one says so', () => {
  const docs = [1, 2].map((number) => ({ halId_s: `hal-${number}`, title_s: [`Tides ${number}`] }));
  expect(readValue({ response: { docs } }).filter(({ type }) => type === 'record')).toHaveLength(2);
  expect(reasonsFor({ response: { docs: [] } })).toEqual(['HAL: an empty list']);
});
