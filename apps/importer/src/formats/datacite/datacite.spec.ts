import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { idOfFunder } from '../mapping/funder-id.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';
import { readValue } from '../read-value.ts';

const attributes = {
  doi: '10.5555/GAUGES',
  creators: [
    {
      name: 'Carberry, Josiah',
      givenName: 'Josiah',
      familyName: 'Carberry',
      nameIdentifiers: [
        { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' },
      ],
      affiliation: [
        {
          name: 'Institute of the Sea',
          affiliationIdentifier: 'https://ror.org/01ggx4157',
          affiliationIdentifierScheme: 'ROR',
        },
      ],
    },
    { name: 'Sea, Land and Sky Institute', nameType: 'Organizational' },
  ],
  titles: [{ title: 'Tide gauges' }, { title: 'Nordsee', titleType: 'TranslatedTitle' }],
  publisher: 'Sea Archive',
  publicationYear: 2020,
  dates: [
    { date: '2019-07-01/2019-08-01', dateType: 'Collected' },
    { date: '2020-05-01', dateType: 'Issued' },
  ],
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Gauge readings' },
  contributors: [{ name: 'Ebb, Ada', contributorType: 'ContactPerson' }],
  subjects: [{ subject: 'tides', subjectScheme: 'Sea words' }],
  rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
  descriptions: [{ description: 'Hourly.<br/>In meters.', descriptionType: 'Abstract' }],
  relatedIdentifiers: [
    { relatedIdentifier: '10.5555/tides.1', relatedIdentifierType: 'DOI', relationType: 'IsSupplementTo' },
  ],
  geoLocations: [
    { geoLocationPlace: 'Den Helder', geoLocationPoint: { pointLatitude: 52.9, pointLongitude: 4.7 } },
  ],
  fundingReferences: [
    { funderName: 'NWO', funderIdentifier: 'https://doi.org/10.13039/501100003246', awardNumber: 'A.1' },
  ],
  version: '2.0',
};

const xml = `<?xml version="1.0"?>
<resource xmlns="http://datacite.org/schema/kernel-4">
  <identifier identifierType="DOI">10.5555/GAUGES</identifier>
  <creators>
    <creator>
      <creatorName>Carberry, Josiah</creatorName><givenName>Josiah</givenName><familyName>Carberry</familyName>
      <nameIdentifier nameIdentifierScheme="ORCID">https://orcid.org/0000-0002-1825-0097</nameIdentifier>
      <affiliation affiliationIdentifier="https://ror.org/01ggx4157" affiliationIdentifierScheme="ROR">Institute of the Sea</affiliation>
    </creator>
    <creator><creatorName nameType="Organizational">Sea, Land and Sky Institute</creatorName></creator>
  </creators>
  <titles><title>Tide gauges</title><title titleType="TranslatedTitle">Nordsee</title></titles>
  <publisher>Sea Archive</publisher>
  <publicationYear>2020</publicationYear>
  <dates><date dateType="Collected">2019-07-01/2019-08-01</date><date dateType="Issued">2020-05-01</date></dates>
  <resourceType resourceTypeGeneral="Dataset">Gauge readings</resourceType>
  <contributors><contributor contributorType="ContactPerson"><contributorName>Ebb, Ada</contributorName></contributor></contributors>
  <subjects><subject subjectScheme="Sea words">tides</subject></subjects>
  <rightsList><rights rightsURI="https://creativecommons.org/licenses/by/4.0/legalcode"/></rightsList>
  <descriptions><description descriptionType="Abstract">Hourly.<br/>In meters.</description></descriptions>
  <relatedIdentifiers><relatedIdentifier relatedIdentifierType="DOI" relationType="IsSupplementTo">10.5555/tides.1</relatedIdentifier></relatedIdentifiers>
  <geoLocations><geoLocation><geoLocationPlace>Den Helder</geoLocationPlace><geoLocationPoint><pointLatitude>52.9</pointLatitude><pointLongitude>4.7</pointLongitude></geoLocationPoint></geoLocation></geoLocations>
  <fundingReferences><fundingReference><funderName>NWO</funderName><funderIdentifier funderIdentifierType="Crossref Funder ID">https://doi.org/10.13039/501100003246</funderIdentifier><awardNumber>A.1</awardNumber></fundingReference></fundingReferences>
  <version>2.0</version>
</resource>`;

test.each([
  ['JSON', () => Promise.resolve<unknown>(attributes)],
  ['XML', () => valueIn(xml)],
])('a DataCite record as %s keeps what the model has a place for', async (_form, value) => {
  const { record, relations } = readRecord(await value());
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/gauges'),
    type: 'dataset',
    mainTitle: 'Tide gauges',
    otherTitles: ['Nordsee'],
    descriptions: ['Hourly.\nIn meters.'],
    publisher: 'Sea Archive',
    publicationDate: '2020-05-01',
    version: '2.0',
    contactPeople: ['Ebb, Ada'],
    subjects: [{ subject: { scheme: 'Sea words', value: 'tides' } }],
    geoLocations: [{ place: 'Den Helder', point: '52.9 4.7' }],
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'Sea, Land and Sky Institute' },
    ],
    organizations: [{ legalName: 'Institute of the Sea' }],
    projects: [{ code: 'A.1', funder: 'Netherlands Organisation for Scientific Research (NWO)' }],
    instances: [{ type: 'Dataset', license: 'CC-BY-4.0' }],
    originalValues: [
      { field: 'instances.type', value: 'Gauge readings' },
      {
        field: 'projects.funder',
        value:
          'Netherlands Organisation for Scientific Research (NWO) (https://doi.org/10.13039/501100003246)',
      },
    ],
  });
  expect(relations).toEqual([
    `IsSupplementTo ${deriveOpenAireId('doi', '10.5555/tides.1')}`,
    `isFundedBy ${idOfFunder('10.13039/501100003246')}`,
  ]);
});

test('fields without a place in the model are named', async () => {
  expect(readRecord(attributes).leftOut).toEqual(['dates (Collected)', 'descriptions.descriptionType']);
  expect(readRecord(await valueIn(xml)).leftOut).toEqual([
    'dates (Collected)',
    'descriptions.descriptionType',
    'fundingReferences.funderIdentifierType',
  ]);
});

test.each([
  ['one record of the API', { data: { id: '1', type: 'dois', attributes } }, 1],
  [
    'a list',
    {
      data: [
        { type: 'dois', attributes },
        { type: 'dois', attributes },
      ],
      meta: {},
    },
    2,
  ],
])('%s is read', (_form, value, count) => {
  expect(readValue(value).filter(({ type }) => type === 'record')).toHaveLength(count);
});

test.each([
  [{ data: [], meta: { total: 0 } }, 'DataCite: an empty list'],
  [{ errors: [{ status: '404', title: 'Not found' }] }, 'DataCite: an error message, not a record'],
])('the answer %j is named', (value, reason) => {
  expect(reasonsFor(value)).toEqual([reason]);
});

const RELATED_ISSN = `<relatedIdentifiers><relatedIdentifier relatedIdentifierType="ISSN" relationType="IsPartOf">2345-6789</relatedIdentifier></relatedIdentifiers>`;
const VENUE = `<relatedItems><relatedItem relatedItemType="Journal" relationType="IsPublishedIn">
  <relatedItemIdentifier relatedItemIdentifierType="ISSN">1234-5679</relatedItemIdentifier><titles><title>Tides</title></titles>
</relatedItem></relatedItems>`;
const EMBARGO = `<dates><date dateType="Available">2027-05-01</date></dates><rightsList><rights rightsURI="info:eu-repo/semantics/embargoedAccess"/></rightsList>`;

test.each([
  ['an ISSN', RELATED_ISSN, { container: { issnPrinted: '2345-6789' } }],
  [
    'a venue and another ISSN',
    RELATED_ISSN + VENUE,
    { container: { name: 'Tides', issnPrinted: '1234-5679', issnOnline: '2345-6789' } },
  ],
  ['the end of an embargo', EMBARGO, { embargoEndDate: '2027-05-01' }],
])('%s is read', async (_what, elements, expected) => {
  const text = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5555/A</identifier>
    <titles><title>A</title></titles><publicationYear>2020</publicationYear>${elements}</resource>`;
  expect(readRecord(await valueIn(text)).record).toMatchObject(expected);
});
