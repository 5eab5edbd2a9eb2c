import { expect, test } from '@jest/globals';
import { formatSearchAddress } from '@open-discovery/search-fields';
import {
  parseDepositSearch,
  placesAddress,
  placesQuery,
  placeTypes,
  toDepositPlace,
} from './deposit-places.ts';

const wanted = (address: string) => parseDepositSearch(new URLSearchParams(address));

test.each([
  [
    ['Data Repository', 'Journal', 'Thematic Repository'],
    ['Data Repository', 'Thematic Repository'],
  ],
  [['Publication Catalogue', 'Repository Registry', 'Aggregator of Repositories'], []],
  [['Software archive', 'Journal archive'], ['Software archive']],
  [['CRIS System', 'Unknown'], []],
])('of the types %j, %j take works', (types, places) => {
  expect(placeTypes(types)).toEqual(places);
});

test.each([
  ['', 'sourceType=Data+Repository&type=dataproviders'],
  ['keyword=sea&thematic=true', 'keyword=sea&thematic=true'],
  ['contentType=Datasets&country=DE&compatibility=openaire2.0&subject=ice', 'contentType=Datasets'],
])('the form %j searches places only', (address, part) => {
  const parameters = new URLSearchParams(
    formatSearchAddress(placesQuery(wanted(address), ['Data Repository'])),
  );
  expect(parameters.get('sourceType')).toBe('Data Repository');
  for (const [name, value] of new URLSearchParams(part)) expect(parameters.getAll(name)).toContain(value);
});

test.each([
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=x', 1],
  ['page=1.5', 1],
  ['page=999', 20],
])('%s is page %i', (address, page) => {
  expect(wanted(address).page).toBe(page);
});

test.each([
  ['/participate/deposit/search', ''],
  [
    '/participate/deposit/search?keyword=a+%26+b&contentType=Datasets&page=2',
    'keyword=a %26 b&contentType=Datasets&page=2',
  ],
])('%s is the address of the form %j', (expected, address) => {
  expect(placesAddress(wanted(address))).toBe(expected);
});

test.each([
  ['https://zenodo.org', 'https://zenodo.org'],
  ['javascript:alert(1)', null],
  ['zenodo.org', null],
  [null, null],
])('the address %j of a place is linked as %j', (websiteUrl, shown) => {
  expect(toDepositPlace({ id: 'a', websiteUrl }).websiteUrl).toBe(shown);
});
