import { expect, test } from '@jest/globals';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';
import { grantReference } from '../mapping/grants.ts';

const project = {
  id: 777541,
  rcn: 1,
  grantDoi: '10.3030/777541',
  acronym: 'TIDE',
  title: 'Tides of the north',
  objective: 'High water',
  startDate: '2018-01-01',
  endDate: '2020-12-31',
  frameworkProgramme: 'H2020',
  fundingScheme: 'RIA',
  legalBasis: 'H2020-EU.1.3.',
  masterCall: 'H2020-SEA-2017',
  subCall: 'H2020-SEA-2017-1',
  ecMaxContribution: 203149.44,
  totalCost: '300000,5',
  status: 'CLOSED',
};

test('a project of CORDIS keeps what the model has a place for', () => {
  const { kind, record, leftOut } = readRecord(project);
  expect(kind).toBe('project');
  expect(record).toMatchObject({
    code: '777541',
    acronym: 'TIDE',
    title: 'Tides of the north',
    summary: 'High water',
    startDate: '2018-01-01',
    endDate: '2020-12-31',
    callIdentifier: 'H2020-SEA-2017-1',
    originalIds: ['1', '10.3030/777541'],
    granted: { currency: 'EUR', fundedAmount: 203149.44, totalCost: 300000.5 },
    fundings: [{ shortName: 'EC', fundingStream: { id: 'EC::H2020::RIA' } }],
    h2020Programmes: [{ code: 'H2020-EU.1.3.' }],
  });
  expect(leftOut).toEqual(['masterCall (further values)', 'status']);
});

test('a project of CORDIS is the one that works name by its number', () => {
  const named = grantReference({ code: '777541', funder: null, funderId: '10.13039/501100000780' });
  expect(readRecord(project).record['id']).toBe(named?.id);
});

const GRANT = grantReference({ code: '777541', funder: 'European Commission', funderId: null })?.id;

test('a project of CORDIS is the same in a table', async () => {
  const columns = Object.keys(project);
  const cells = Object.values(project).map((cell) => `"${cell}"`);
  const { record } = readRecord(await valueIn(`${columns.join(';')}\n${cells.join(';')}`));
  expect(record).toEqual(readRecord(project).record);
});

test('a participant is an organization with a part in the project', async () => {
  const { kind, record, relations } = readRecord(
    await valueIn(
      'projectID;organisationID;name;shortName;city;country;geolocation;role;SME\n777541;999;Institute of the Sea;IOS;Kiel;DE;54.3,10.1;coordinator;false',
    ),
  );
  expect(kind).toBe('organization');
  expect(record).toMatchObject({
    legalName: 'Institute of the Sea',
    legalShortName: 'IOS',
    country: { code: 'DE' },
    locations: [{ city: 'Kiel', latitude: 54.3, longitude: 10.1 }],
  });
  expect(relations).toEqual([`hasParticipant ${String(record['id'])}`]);
});

test('a table of codes is skipped with the reason', async () => {
  expect(reasonsFor(await valueIn('rcn;code;title;shortTitle;language\n1;H2020;A;B;en'))).toEqual([
    'CORDIS: a table without projects or organizations',
  ]);
});

test('a project of CORDIS as XML has its participants', async () => {
  const { record, leftOut } = readRecord(
    await valueIn(`<project xmlns="http://cordis.europa.eu"><rcn>1</rcn><id>777541</id><title>Tides of the north</title>
      <objective>High water</objective><ecMaxContribution>203149.44</ecMaxContribution><relations><associations>
      <organization order="1" type="coordinator"><id>999</id><legalName>Institute of the Sea</legalName><address><country>DE</country></address></organization>
      <programme type="relatedLegalBasis"><code>H2020-EU.1.3.</code><frameworkProgramme>H2020</frameworkProgramme></programme>
      <call type="relatedSubCall"><identifier>H2020-SEA-2017-1</identifier></call>
      <webLink><physUrl>https://tide.example</physUrl></webLink>
      </associations><categories><category classification="projectFundingSchemeCategory"><code>/RIA</code></category></categories></relations></project>`),
  );
  expect(record).toMatchObject({
    id: GRANT,
    summary: 'High water',
    callIdentifier: 'H2020-SEA-2017-1',
    websiteUrl: 'https://tide.example',
    fundings: [{ fundingStream: { id: 'EC::H2020::RIA' } }],
    h2020Programmes: [{ code: 'H2020-EU.1.3.' }],
    organizations: [{ legalName: 'Institute of the Sea', countries: [{ code: 'DE' }] }],
  });
  expect(leftOut).toEqual([
    'relations.associations.organization.@order',
    'relations.associations.organization.@type',
  ]);
});
