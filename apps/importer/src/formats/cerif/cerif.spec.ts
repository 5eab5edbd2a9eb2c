import { deriveOpenAireId } from '@open-discovery/identifiers';
import { describe, expect, test } from '@jest/globals';
import { oaiResponse } from '../../testing/oai-response.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';
import { idOfFunder } from '../mapping/funder-id.ts';
import { grantReference } from '../mapping/grants.ts';

const PROFILE = 'https://www.openaire.eu/cerif-profile/1.2/';
const ORCID = '0000-0002-1825-0097';

/** Returns an entity in a response of a system. */
const response = (entity: string, number: string): string =>
  oaiResponse(entity, `oai:cris.example.org:${number}`);

const funded = `<Funded><By><OrgUnit id="9"><Name xml:lang="en">Commission</Name><Identifier type="https://w3id.org/cerif/vocab/IdentifierTypes#FundRefID">https://doi.org/10.13039/501100000780</Identifier></OrgUnit></By><As><Funding id="8"><Name>Horizon 2020</Name></Funding></As></Funded>`;
const project = `<Project xmlns="${PROFILE}" id="Projects/5"><Acronym>TIDE</Acronym><Title xml:lang="en">Tides of the north</Title><Identifier type="https://w3id.org/cerif/vocab/IdentifierTypes#ProjectReference">777541</Identifier><StartDate>2018-01-01</StartDate><EndDate>2020-12-31</EndDate>
  <Consortium><Coordinator><OrgUnit id="OrgUnits/7"><Name>Institute of the Sea</Name></OrgUnit></Coordinator></Consortium>${funded}<Abstract xml:lang="en">High water</Abstract><Keyword>tides</Keyword><OAMandate mandated="true" uri="https://sea.example"/></Project>`;
const GRANT = grantReference({ code: '777541', funder: 'European Commission', funderId: null })?.id;

const publication = `<Publication xmlns="${PROFILE}" id="Publications/1">
  <Type xmlns="https://www.openaire.eu/cerif-profile/vocab/COAR_Publication_Types">http://purl.org/coar/resource_type/c_6501<!-- article --></Type>
  <Language>en</Language><Title xml:lang="en">Tides of the north</Title><Title xml:lang="de">Gezeiten</Title>
  <PublishedIn><Publication id="2"><Title>Ocean Letters</Title><ISSN medium="http://issn.org/vocabularies/Medium#Online">1234-5679</ISSN></Publication></PublishedIn>
  <PublicationDate>2020-05-01</PublicationDate><Volume>7</Volume><StartPage>12</StartPage><EndPage>17</EndPage>
  <DOI>10.5072/TIDES</DOI><SCP-Number>2-s2.0-1</SCP-Number>
  <Authors><Author><DisplayName>J. Carberry</DisplayName><Person id="Persons/3"><PersonName><FamilyNames>Carberry</FamilyNames><FirstNames>Josiah</FirstNames></PersonName><ORCID>https://orcid.org/${ORCID}</ORCID></Person><Affiliation><OrgUnit id="7"><Acronym>IOS</Acronym></OrgUnit></Affiliation></Author><Author><DisplayName>Tide Watchers</DisplayName></Author></Authors>
  <Publishers><Publisher><OrgUnit id="6"><Name>Sea Press</Name></OrgUnit></Publisher></Publishers>
  <Keyword>tides</Keyword><Abstract xml:lang="en">High water</Abstract><Status>https://sea.example/published</Status>
  <OriginatesFrom>${project.replace('xmlns', 'x')}</OriginatesFrom>
  <References><Publication id="4"><DOI>10.5072/gauges</DOI></Publication></References>
  <Access xmlns="http://purl.org/coar/access_right" endDate="2021-05-01">http://purl.org/coar/access_right/c_f1cf</Access>
</Publication>`;

const ORGANIZATION = deriveOpenAireId('cris', 'cris.example.org::orgunits/7');

test('a publication keeps what the model has a place for', async () => {
  const found = readRecord(await valueIn(response(publication, 'Publications/1')));
  expect(found.record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5072/tides'),
    originalIds: ['oai:cris.example.org:Publications/1'],
    type: 'publication',
    mainTitle: 'Tides of the north',
    otherTitles: ['Gezeiten'],
    authors: [
      { fullName: 'Carberry, Josiah', pid: { id: { value: ORCID } }, affiliations: ['IOS'] },
      { fullName: 'Tide Watchers' },
    ],
    organizations: [{ id: ORGANIZATION, legalName: 'IOS' }],
    projects: [{ id: GRANT, code: '777541', acronym: 'TIDE', funder: 'European Commission' }],
    container: { name: 'Ocean Letters', issnOnline: '1234-5679', vol: '7', sp: '12', ep: '17' },
    publisher: 'Sea Press',
    publicationDate: '2020-05-01',
    embargoEndDate: '2021-05-01',
    bestAccessRight: { label: 'EMBARGO' },
    language: { code: 'eng' },
    collectedFrom: [{ value: 'cris.example.org' }],
    instances: [{ type: 'Article', alternateIdentifiers: [{ scheme: 'Scopus', value: '2-s2.0-1' }] }],
  });
  expect(found.relations).toEqual([
    `isFundedBy ${idOfFunder('10.13039/501100000780') ?? ''}`,
    `IsPartOf ${deriveOpenAireId('cris', 'cris.example.org::publications/2')}`,
    `References ${deriveOpenAireId('doi', '10.5072/gauges')}`,
  ]);
  expect(found.leftOut).toEqual(expect.arrayContaining(['Status', 'Title.@lang']));
});

describe('an entity is a record', () => {
  test.each([
    [
      'an organization, under the id that publications lead to',
      `<OrgUnit xmlns="${PROFILE}" id="OrgUnits/7"><Type>https://w3id.org/cerif/vocab/OrganisationTypes#ResearchInstitute</Type><Acronym>IOS</Acronym><Name xml:lang="en" trans="h">Institute of the Sea</Name><Name xml:lang="de">Meeresinstitut</Name><RORID>https://ror.org/01ggx4157</RORID><PartOf><OrgUnit id="10"/></PartOf></OrgUnit>`,
      'organization',
      {
        id: ORGANIZATION,
        legalName: 'Meeresinstitut',
        legalShortName: 'IOS',
        alternativeNames: ['Institute of the Sea'],
        types: ['ResearchInstitute'],
        pids: [{ scheme: 'ROR', value: 'https://ror.org/01ggx4157' }],
      },
    ],
    [
      'a person with an ORCID iD',
      `<Person xmlns="${PROFILE}" id="Persons/3"><PersonName><FamilyNames>Carberry</FamilyNames><FirstNames>Josiah</FirstNames></PersonName><ORCID>https://orcid.org/${ORCID}</ORCID></Person>`,
      'person',
      { id: deriveOpenAireId('orcid', ORCID), givenName: 'Josiah', familyName: 'Carberry' },
    ],
    [
      'a project, under the id of its grant',
      project,
      'project',
      {
        id: GRANT,
        code: '777541',
        title: 'Tides of the north',
        summary: 'High water',
        startDate: '2018-01-01',
        organizations: [{ id: ORGANIZATION, legalName: 'Institute of the Sea' }],
        fundings: [{ name: 'European Commission', fundingStream: { description: 'Horizon 2020' } }],
        openAccessMandateForPublications: true,
      },
    ],
    [
      'a product without a type',
      `<Product xmlns="${PROFILE}" id="Products/1"><Name xml:lang="en">Tide gauges</Name></Product>`,
      'product',
      { type: 'dataset', mainTitle: 'Tide gauges' },
    ],
    [
      'a patent',
      `<Patent xmlns="${PROFILE}" id="Patents/1"><Title>Gauge</Title><ApprovalDate>2014-11-13</ApprovalDate><PatentNumber>BR1</PatentNumber><Inventors><Inventor><Person id="3"><PersonName><FamilyNames>Carberry</FamilyNames></PersonName></Person></Inventor></Inventors></Patent>`,
      'product',
      { authors: [{ fullName: 'Carberry' }], publicationDate: '2014-11-13', instances: [{ type: 'Patent' }] },
    ],
    [
      'a service',
      `<Service xmlns="${PROFILE}" id="Services/1"><Name>CRIS of the Sea</Name><WebsiteURL>https://sea.example</WebsiteURL><Owner><OrgUnit id="7"><Name>Institute of the Sea</Name></OrgUnit></Owner></Service>`,
      'service',
      { name: 'CRIS of the Sea', websiteUrl: 'https://sea.example', provider: { id: ORGANIZATION } },
    ],
  ])('%s', async (_name, entity, kind, expected) => {
    const found = readRecord(await valueIn(response(entity, 'x')));
    expect(found.kind).toBe(kind);
    expect(found.record).toMatchObject(expected);
  });
});

test('entities of a CERIF document are read bare', async () => {
  const { kind } = readRecord(await valueIn(`<CERIF xmlns="${PROFILE}">${publication}</CERIF>`));
  expect(kind).toBe('product');
});

test.each([
  ['Person', 'CERIF XML: a person without an ORCID iD'],
  ['OrgUnit', 'CERIF XML: a record without an identifier'],
  ['Funding', 'CERIF: Funding, which the model has no record for'],
  ['Event', 'CERIF: Event, which the model has no record for'],
])('an empty %s is told', async (element, reason) => {
  expect(reasonsFor(await valueIn(response(`<${element} xmlns="${PROFILE}"/>`, 'x')))).toEqual([reason]);
});
