import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../testing/read-record.ts';
import { idOfFunder } from './mapping/funder-id.ts';
import { readValue } from './read-value.ts';
import { idOfRor } from './ror.ts';

const ROR = 'https://ror.org/01ggx4157';
const ORCID = '0000-0002-1825-0097';

const openalexWork = {
  id: 'https://openalex.org/W1',
  doi: 'https://doi.org/10.5555/tides',
  display_name: 'Tides of the north',
  publication_year: 2020,
  publication_date: '2020-05-03',
  type: 'article',
  language: 'en',
  abstract_inverted_index: { High: [0], water: [1, 3], and: [2] },
  authorships: [
    {
      author: { display_name: 'Josiah Carberry', orcid: `https://orcid.org/${ORCID}` },
      institutions: [{ display_name: 'Institute of the Sea', ror: ROR }],
      countries: ['NL'],
    },
  ],
  primary_location: {
    landing_page_url: 'https://doi.org/10.5555/tides',
    license: 'cc-by',
    source: {
      id: 'https://openalex.org/S1',
      display_name: 'Journal of Tides',
      type: 'journal',
      issn_l: '1234-5679',
    },
  },
  open_access: { is_oa: true },
  biblio: { volume: '3', first_page: '12' },
  keywords: [{ display_name: 'tides', score: 0.9 }],
  funders: [{ id: 'https://openalex.org/F1', display_name: 'Sea Foundation', ror: ROR }],
  cited_by_count: 4,
};

test('a work of OpenAlex keeps what the model has a place for', () => {
  const { record, relations, leftOut } = readRecord(openalexWork);
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['https://openalex.org/W1'],
    mainTitle: 'Tides of the north',
    descriptions: ['High water and water'],
    publicationDate: '2020-05-03',
    language: { code: 'eng' },
    countries: [{ code: 'NL' }],
    authors: [
      { fullName: 'Josiah Carberry', pid: { id: { value: ORCID } }, affiliations: ['Institute of the Sea'] },
    ],
    organizations: [{ id: idOfRor(ROR) }],
    bestAccessRight: { label: 'OPEN' },
    container: { name: 'Journal of Tides', vol: '3', sp: '12', issnLinking: '1234-5679' },
    subjects: [{ subject: { value: 'tides' } }],
    instances: [{ type: 'Article', hostedBy: { value: 'Journal of Tides' } }],
  });
  expect(relations).toEqual([`isFundedBy ${idOfRor(ROR)}`]);
  expect(leftOut).toEqual(['cited_by_count', 'funders.id', 'keywords.score']);
});

test.each([
  [
    'an author',
    { id: 'https://openalex.org/A1', display_name: 'Josiah Carberry', orcid: `https://orcid.org/${ORCID}` },
    'person',
    {
      id: deriveOpenAireId('orcid', ORCID),
      givenName: 'Josiah',
      familyName: 'Carberry',
      originalId: [ORCID],
    },
  ],
  [
    'an institution',
    { id: 'https://openalex.org/I1', display_name: 'Institute of the Sea', ror: ROR, country_code: 'NL' },
    'organization',
    {
      id: idOfRor(ROR),
      legalName: 'Institute of the Sea',
      country: { code: 'NL' },
      pids: [{ scheme: 'ROR', value: ROR }],
    },
  ],
  [
    'a source',
    { id: 'https://openalex.org/S1', display_name: 'Journal of Tides', issn_l: '1234-5679', type: 'journal' },
    'dataSource',
    {
      id: deriveOpenAireId('openalex', 'https://openalex.org/S1'),
      officialName: 'Journal of Tides',
      type: { value: 'journal' },
      journal: { issnLinking: '1234-5679' },
    },
  ],
])('%s of OpenAlex is a record of its kind', (_object, value, kind, expected) => {
  const found = readRecord(value);
  expect(found.kind).toBe(kind);
  expect(found.record).toMatchObject(expected);
});

test.each([
  [
    { id: 'https://openalex.org/F1', display_name: 'F' },
    'OpenAlex: Funder, which the model has no record for',
  ],
  [{ meta: {}, results: [], group_by: [] }, 'OpenAlex: an empty list'],
  [{ hitCount: 0, resultList: { result: [] } }, 'Europe PMC: an empty list'],
])('%j is told', (value, reason) => {
  expect(reasonsFor(value)).toEqual([reason]);
});

const zenodo = {
  id: 1,
  doi: '10.5281/zenodo.1',
  metadata: {
    title: 'Gauges',
    publication_date: '2020-05-03',
    description: '<p>Hourly</p>',
    access_right: 'open',
    creators: [{ name: 'Carberry, Josiah', orcid: ORCID, affiliation: 'Institute of the Sea' }],
    resource_type: { type: 'publication', subtype: 'article', title: 'Journal article' },
    license: { id: 'cc-by-4.0' },
    keywords: ['tides'],
    grants: [{ code: '777541', funder: { name: 'European Commission', doi: '10.13039/501100000780' } }],
    related_identifiers: [{ identifier: '10.5555/tides', scheme: 'doi', relation: 'isSupplementTo' }],
  },
  stats: { views: 3 },
};
const invenio = {
  id: 'abc',
  pids: { doi: { identifier: '10.5281/zenodo.1' } },
  metadata: {
    title: 'Gauges',
    publication_date: '2020-05-03',
    description: '<p>Hourly</p>',
    creators: [
      {
        person_or_org: {
          type: 'personal',
          name: 'Carberry, Josiah',
          given_name: 'Josiah',
          family_name: 'Carberry',
          identifiers: [{ scheme: 'orcid', identifier: ORCID }],
        },
        affiliations: [{ name: 'Institute of the Sea' }],
      },
    ],
    resource_type: { id: 'publication-article', title: { en: 'Journal article' } },
    rights: [{ id: 'cc-by-4.0' }],
    subjects: [{ subject: 'tides' }],
    funding: [{ award: { number: '777541' }, funder: { name: 'European Commission', id: '00k4n6c32' } }],
    related_identifiers: [
      { identifier: '10.5555/tides', scheme: 'doi', relation_type: { id: 'issupplementto' } },
    ],
  },
  access: { status: 'open' },
  stats: { views: 3 },
};

test.each([
  ['Zenodo’s older form', zenodo, '10.13039/501100000780'],
  ['InvenioRDM', invenio, '00k4n6c32'],
])('a record of %s keeps what the model has a place for', (_form, value, funder) => {
  const { record, relations, leftOut } = readRecord(value);
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5281/zenodo.1'),
    mainTitle: 'Gauges',
    descriptions: ['Hourly'],
    publicationDate: '2020-05-03',
    bestAccessRight: { label: 'OPEN' },
    authors: [
      { fullName: 'Carberry, Josiah', pid: { id: { value: ORCID } }, affiliations: ['Institute of the Sea'] },
    ],
    subjects: [{ subject: { value: 'tides' } }],
    projects: [{ code: '777541', funder: 'European Commission' }],
    instances: [{ type: 'Article', license: 'CC-BY-4.0' }],
  });
  expect(relations).toEqual([
    `IsSupplementTo ${deriveOpenAireId('doi', '10.5555/tides')}`,
    `isFundedBy ${idOfFunder(funder)}`,
  ]);
  expect(leftOut).toContain('stats.views');
});

test('a list of InvenioRDM is read', () => {
  expect(
    readValue({ hits: { hits: [zenodo, invenio] } }).filter(({ type }) => type === 'record'),
  ).toHaveLength(2);
});

test('a result of Europe PMC keeps what the model has a place for', () => {
  const result = {
    id: '7',
    source: 'MED',
    pmid: '7',
    doi: '10.5555/tides',
    title: 'Tides of the north.',
    authorString: 'Carberry J, van der Berg HP, Sea Institute.',
    journalTitle: 'J Tides',
    pubYear: '2020',
    pageInfo: '12-17',
    pubType: 'journal article; review',
    isOpenAccess: 'Y',
    citedByCount: 4,
  };
  const { record, leftOut } = readRecord({ resultList: { result: [result] } });
  expect(record).toMatchObject({
    pids: [
      { scheme: 'doi', value: '10.5555/tides' },
      { scheme: 'pmid', value: '7' },
    ],
    authors: [{ fullName: 'Carberry, J' }, { fullName: 'van der Berg, HP' }, { fullName: 'Sea Institute' }],
    container: { name: 'J Tides', sp: '12', ep: '17' },
    publicationDate: '2020-01-01',
    bestAccessRight: { label: 'OPEN' },
    instances: [{ type: 'Review' }],
  });
  expect(leftOut).toEqual(['citedByCount', 'id', 'source']);
});
