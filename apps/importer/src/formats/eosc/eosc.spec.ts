import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';

const entry = {
  id: 'sea.tides',
  name: 'Tide tables',
  resourceOrganisation: 'sea',
  webpage: 'https://sea.example',
  trl: 'trl-7',
  accessTypes: ['access_type-remote'],
  tags: ['tides'],
};

test.each([
  ['bare', entry],
  ['with notes about its registration', { service: entry, resourceExtras: {}, active: true }],
])('a service of the EOSC catalog, %s, is read', (_form, value) => {
  const { kind, record, leftOut } = readRecord(value);
  expect(kind).toBe('service');
  expect(record).toMatchObject({
    id: 'sea.tides',
    name: 'Tide tables',
    websiteUrl: 'https://sea.example',
    provider: { id: deriveOpenAireId('eosc', 'sea'), name: 'sea' },
    accessType: 'Remote',
  });
  expect(leftOut).toEqual(['tags']);
});

test('a provider of the EOSC catalog has the id that its services lead to', () => {
  const provider = {
    id: 'sea',
    name: 'Institute of the Sea',
    legalEntity: true,
    location: { country: 'DE' },
  };
  expect(readRecord({ provider }).record).toMatchObject({
    id: deriveOpenAireId('eosc', 'sea'),
    legalName: 'Institute of the Sea',
    country: { code: 'DE' },
  });
});
