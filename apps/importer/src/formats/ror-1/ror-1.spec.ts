import { expect, test } from '@jest/globals';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { readValue } from '../read-value.ts';
import { idOfRor } from '../ror.ts';

const SEA = 'https://ror.org/01ggx4157';
const PARENT = 'https://ror.org/02catss52';
const version1 = {
  id: SEA,
  name: 'Institute of the Sea',
  status: 'active',
  types: ['Education'],
  established: 1954,
  links: ['https://sea.example'],
  wikipedia_url: 'https://en.wikipedia.org/wiki/Sea',
  acronyms: ['IS'],
  aliases: ['Sea Institute'],
  labels: [{ label: 'Zee-instituut', iso639: 'nl' }],
  country: { country_code: 'NL', country_name: 'The Netherlands' },
  addresses: [
    {
      city: 'Den Helder',
      lat: 52.95,
      lng: 4.76,
      geonames_city: { geonames_admin1: { name: 'North Holland' } },
    },
  ],
  external_ids: {
    ISNI: { preferred: null, all: ['0000 0001 2156 142X'] },
    GRID: { preferred: 'grid.9132.9', all: 'grid.9132.9' },
  },
  relationships: [{ id: PARENT, label: 'Ministry of the Sea', type: 'Parent' }],
};
const version2 = {
  id: SEA,
  status: 'active',
  types: ['education'],
  established: 1954,
  names: [
    { types: ['ror_display'], value: 'Institute of the Sea' },
    { types: ['acronym'], value: 'IS' },
    { types: ['alias'], value: 'Sea Institute' },
    { types: ['label'], value: 'Zee-instituut' },
  ],
  links: [
    { type: 'website', value: 'https://sea.example' },
    { type: 'wikipedia', value: 'https://en.wikipedia.org/wiki/Sea' },
  ],
  locations: [
    {
      geonames_details: {
        name: 'Den Helder',
        country_subdivision_name: 'North Holland',
        country_code: 'NL',
        country_name: 'The Netherlands',
        lat: 52.95,
        lng: 4.76,
      },
    },
  ],
  external_ids: [
    { type: 'isni', all: ['0000 0001 2156 142X'] },
    { type: 'grid', all: ['grid.9132.9'] },
  ],
  relationships: [{ id: PARENT, label: 'Ministry of the Sea', type: 'parent' }],
};

test('an organization in schema 1 is the same record as in schema 2', () => {
  const [first, second] = [readRecord(version1), readRecord(version2)];
  expect(first.record).toEqual(second.record);
  expect(first.relations).toEqual([`IsChildOf ${idOfRor(PARENT) ?? ''}`]);
  expect(first.relations).toEqual(second.relations);
});

test('fields without a place in the model are named', () => {
  expect(readRecord(version1).leftOut).toEqual(['labels.iso639']);
});

test('a list of ROR is read in both versions', () => {
  const found = readValue({ number_of_results: 2, items: [version1, version2] });
  expect(found.filter(({ type }) => type === 'record')).toHaveLength(2);
});

test.each([
  ['an error', { errors: ["'x' is not a valid ROR ID"] }, 'ROR: an error message, not a record'],
  ['an empty list', { number_of_results: 0, items: [] }, 'ROR: an empty list'],
  ['a withdrawn organization', { ...version1, status: 'withdrawn' }, `deleted in its source: ${SEA}`],
])('%s is named', (_form, value, reason) => {
  expect(reasonsFor(value)).toEqual([reason]);
});
