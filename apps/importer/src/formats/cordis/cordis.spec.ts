import { expect, test } from '@jest/globals';
import { readRecord } from '../../testing/read-record.ts';
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
  expect(leftOut).toEqual(['status']);
});

test('a project of CORDIS is the one that works name by its number', () => {
  const named = grantReference({ code: '777541', funder: null, funderId: '10.13039/501100000780' });
  expect(readRecord(project).record['id']).toBe(named?.id);
});
