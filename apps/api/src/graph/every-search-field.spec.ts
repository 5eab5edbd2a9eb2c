import { expect, test } from '@jest/globals';
import { relatedCard } from '@open-discovery/graph-index';
import { KINDS, SEARCHED_KINDS } from '@open-discovery/model';
import type { KindedRecord, SearchedKind } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import {
  EMPTY_QUERY,
  SEARCH_FIELDS,
  toGraphParameters,
  withFilter,
  withKind,
  withYears,
  yearRangeField,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { setupTestApi } from '../testing/start-test-api.ts';

const ORGANIZATION_ID = idOf('org', 1);
const SOURCE_ID = idOf('source', 1);
const PROJECT_ID = idOf('project', 1);

/** One record of each kind that has a value in every field. */
const FULL: Readonly<Record<SearchedKind, KindedRecord>> = {
  product: {
    kind: 'product',
    record: {
      id: idOf('product', 1),
      type: 'dataset',
      mainTitle: 'Heights of the tide',
      authors: [
        { fullName: 'Lovelace, Ada', pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } } },
      ],
      subjects: [
        { subject: { scheme: 'keyword', value: 'oceanography' } },
        { subject: { scheme: 'FOS', value: '0103 physical sciences' } },
        { subject: { scheme: 'SDG', value: '13. Climate action' } },
      ],
      eoscIfGuidelines: [{ code: 'EOSC::Galaxy Workflow', label: 'Galaxy' }],
      descriptions: ['Measured at forty harbors.'],
      publisher: 'Tidal Press',
      programmingLanguage: 'R, Fortran',
      pids: [{ scheme: 'doi', value: '10.5555/tide.1' }],
      language: { code: 'eng', label: 'English' },
      publicationDate: '2018-03-01',
      // Later than the day on which the records are published, which is that of the other record.
      updatedHere: '2026-03-01',
      bestAccessRight: { label: 'OPEN' },
      countries: [{ code: 'NL', label: 'Netherlands' }],
      communities: [{ code: 'ocean', label: 'Ocean' }],
      collectedFrom: [{ key: SOURCE_ID, value: 'Shore Repository' }],
      geoLocations: [{ place: 'Texel', point: '53.05 4.8' }],
      instances: [
        { type: 'Dataset', license: 'CC BY 4.0', hostedBy: { key: SOURCE_ID, value: 'Shore Repository' } },
      ],
    },
  },
  project: {
    kind: 'project',
    record: {
      id: PROJECT_ID,
      acronym: 'TIDES',
      title: 'Measuring tides',
      keywords: 'oceanography',
      code: '101000',
      startDate: '2015-01-01',
      endDate: '2019-12-31',
      openAccessMandateForPublications: true,
      openAccessMandateForDataset: true,
      fundings: [
        {
          shortName: 'EC',
          name: 'European Commission',
          jurisdiction: 'EU',
          fundingStream: { id: 'EC::H2020::RIA::X' },
        },
      ],
    },
  },
  dataSource: {
    kind: 'dataSource',
    record: {
      id: SOURCE_ID,
      officialName: 'Shore Repository',
      subjects: ['oceanography'],
      type: { scheme: 'pubsrepository', value: 'Data Repository' },
      contentTypes: ['Dataset'],
      openaireCompatibility: 'OpenAIRE Data (funded, referenced datasets)',
      openaireCompatibilityId: 'openaire2.0_data',
      odlanguages: ['English'],
      thematic: true,
      jurisdiction: { code: 'National', label: 'National' },
      pids: [{ scheme: 're3data', value: 'r3d100000044' }],
    },
  },
  organization: {
    kind: 'organization',
    record: {
      id: ORGANIZATION_ID,
      legalName: 'Institute of the Sea',
      legalShortName: 'IOS',
      country: { code: 'NL', label: 'Netherlands' },
      locations: [{ city: 'Amsterdam', latitude: 52.37, longitude: 4.9 }],
    },
  },
  service: {
    kind: 'service',
    record: {
      id: idOf('service', 1),
      name: 'Tide Calculator',
      categories: ['Analysis'],
      scientificDomains: ['oceanography'],
      communities: [{ code: 'ocean', label: 'Ocean' }],
      provider: { id: ORGANIZATION_ID, name: 'Institute of the Sea' },
    },
  },
  community: {
    kind: 'community',
    record: {
      id: idOf('community', 1),
      acronym: 'ocean',
      name: 'Ocean',
      type: 'ri',
      access: 'Open',
      subjects: ['oceanography'],
    },
  },
};

/** A value of each field of Spec §3 "Search fields by kind", as addresses write it. */
const VALUES: Readonly<Record<SearchedKind, Readonly<Record<string, string>>>> = {
  product: {
    title: 'heights',
    author: 'lovelace',
    orcid: '0000-0002-1825-0097',
    authorName: '0000-0002-1825-0097',
    subject: 'oceanography',
    guideline: 'EOSC::Galaxy Workflow',
    abstract: 'harbors',
    publisher: 'Tidal Press',
    pid: '10.5555/tide.1',
    hostingSource: SOURCE_ID,
    instanceType: 'Dataset',
    license: 'CC-BY-4.0',
    programmingLanguage: 'Fortran',
    language: 'eng',
    community: 'ocean',
    project: PROJECT_ID,
    funder: 'EC',
    fundingLevel0: 'ec__________::EC::H2020',
    fundingLevel1: 'ec__________::EC::H2020::RIA',
    fundingLevel2: 'ec__________::EC::H2020::RIA::X',
    date: '2018-02-01..2018-04-30',
    since: '2026-02-01',
    year: '2018',
    access: 'OPEN',
    type: 'dataset',
    collectedFrom: SOURCE_ID,
    country: 'NL',
    box: '4.7,53,5,53.2',
    sdg: '13. Climate action',
    fos: '0103 physical sciences',
    organization: ORGANIZATION_ID,
  },
  project: {
    title: 'measuring',
    acronym: 'TIDES',
    keywords: 'oceanography',
    funder: 'EC',
    fundingLevel0: 'ec__________::EC::H2020',
    fundingLevel1: 'ec__________::EC::H2020::RIA',
    fundingLevel2: 'ec__________::EC::H2020::RIA::X',
    startYear: '2015',
    endYear: '2019',
    activeYear: '2016',
    startDate: '2014-12-31..2015-01-01',
    endDate: '2019-12-31..2020',
    mandatePublications: 'true',
    mandateData: 'true',
    code: '101000',
    organization: ORGANIZATION_ID,
    country: 'NL',
  },
  dataSource: {
    title: 'shore',
    subject: 'oceanography',
    sourceType: 'Data Repository',
    language: 'eng',
    contentType: 'Dataset',
    compatibility: 'openaire2.0_data',
    thematic: 'true',
    jurisdiction: 'National',
    country: 'NL',
    pid: 'r3d100000044',
  },
  organization: { title: 'sea', shortName: 'IOS', country: 'NL', box: '4.73,52.28,5.02,52.43' },
  service: {
    title: 'calculator',
    subject: 'oceanography',
    category: 'Analysis',
    domain: 'oceanography',
    community: 'ocean',
    organization: ORGANIZATION_ID,
  },
  community: { title: 'ocean', subject: 'oceanography', communityType: 'ri', access: 'open' },
};
/** Fields that only the login knows: `own-communities.spec.ts` searches by them. Spec §3.19. */
const NOT_INDEXED: readonly string[] = ['community role'];

/** A record of the same kind without any of the values. */
const emptyOne = (kind: SearchedKind): KindedRecord => {
  const id = idOf('empty', SEARCHED_KINDS.indexOf(kind));
  return kind === 'product' ? { kind, record: { id, type: 'publication' } } : { kind, record: { id } };
};

const organization = { relation: 'hasAuthorInstitution', target: ORGANIZATION_ID } as const;
const project = { relation: 'isProducedBy', target: PROJECT_ID } as const;
const relations = [
  { ...organization, card: relatedCard(FULL.organization) },
  { ...project, card: relatedCard(FULL.project) },
];
const api = setupTestApi({
  records: SEARCHED_KINDS.flatMap((kind) => [
    { item: FULL[kind], relations },
    { item: emptyOne(kind), relations: [] },
  ]),
});

const withValue = (kind: SearchedKind, name: string, value: string): SearchQuery => {
  const query = withKind(EMPTY_QUERY, kind);
  const isYears = yearRangeField(kind)?.name === name;
  return isYears ? withYears(query, Number(value), Number(value)) : withFilter(query, name, value, true);
};

const rows = SEARCHED_KINDS.flatMap((kind) =>
  Object.entries(VALUES[kind]).map(([name, value]) => ({ kind, name, value })),
);

test.each(rows)(
  '$kind: a value of $name finds the record that has it, and no other',
  async ({ kind, name, value }) => {
    const collection = KINDS[kind].collection;
    const parameters = toGraphParameters(withValue(kind, name, value));
    const { results } = await api.search(`${collection}?${parameters.toString()}`);
    expect(results.map(({ id }) => id)).toEqual([FULL[kind].record.id]);
  },
);

test.each([
  ['odLanguages', 'English'],
  ['odLanguages', 'eng'],
  ['compatibilityId', 'openaire2.0_data'],
  ['compatibilityName', 'OpenAIRE Data (funded, referenced datasets)'],
])('a data source is found by %s="%s"', async (parameter, value) => {
  const parameters = new URLSearchParams({ [parameter]: `"${value}"` });
  const { results } = await api.search(`datasources?${parameters.toString()}`);
  expect(results.map(({ id }) => id)).toEqual([SOURCE_ID]);
});

test.each(SEARCHED_KINDS)('%s: every field has a value above', (kind) => {
  const named = SEARCH_FIELDS[kind].map(({ name }) => name);
  expect(named.filter((name) => !NOT_INDEXED.includes(`${kind} ${name}`)).sort()).toEqual(
    Object.keys(VALUES[kind]).sort(),
  );
});
