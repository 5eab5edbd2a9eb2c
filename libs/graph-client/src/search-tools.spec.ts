import {
  EMPTY_QUERY,
  withFilter,
  withKeyword,
  withKind,
  withPage,
  withSize,
} from '@open-discovery/search-fields';
import { describe, expect, test } from '@jest/globals';
import { exportAddress, exportRecordsAddress, feedAddress } from './search-addresses.ts';
import {
  getSearchRecord,
  getSimilar,
  getSpelling,
  getSuggestions,
  getTotals,
  getValuesOverYears,
} from './search-tools.ts';

const query = withFilter(withKeyword(EMPTY_QUERY, 'sea & level'), 'access', 'OPEN', true);
const later = withPage(withSize(query, 50), 3);
const projects = withKeyword(withKind(EMPTY_QUERY, 'project'), 'ice');
const ENTRIES = [
  ['search', 'sea & level'],
  ['accessRightLabel', '"Open Access"'],
];
const ADDRESS = 'search=sea+%26+level&accessRightLabel=%22Open+Access%22';

describe('the request for', () => {
  test.each([
    [
      'completions',
      getSuggestions('sea', 5),
      'suggest',
      [
        ['prefix', 'sea'],
        ['limit', '5'],
      ],
    ],
    [
      'totals',
      getTotals([later, projects]),
      'totals',
      [
        ['of', `research-products?${ADDRESS}`],
        ['of', 'projects?search=ice'],
      ],
    ],
    ['other spellings', getSpelling(later), 'research-products/spelling', ENTRIES],
    [
      'values over the years',
      getValuesOverYears(later, 'country', ['NL', 'a b']),
      'research-products/over-years',
      [...ENTRIES, ['field', 'country'], ['value', 'NL'], ['value', 'a b']],
    ],
    ['similar works', getSimilar('a::b'), 'similar/a%3A%3Ab', undefined],
    ['the record of a search', getSearchRecord(later), 'research-products/search-record', ENTRIES],
  ])('%s', (_call, endpoint, path, parameters) => {
    expect(endpoint).toMatchObject({ method: 'GET', path });
    expect(endpoint.query).toEqual(parameters);
  });
  test.each([
    [
      'results',
      exportAddress(later, 'csv', ['id', 'title']),
      `research-products/export?${ADDRESS}&format=csv&column=id&column=title`,
    ],
    ['records', exportRecordsAddress(['a::b', 'c&d'], 'ris'), 'export?format=ris&id=a%3A%3Ab&id=c%26d'],
    ['a feed', feedAddress(projects, 'atom'), 'projects/feed?search=ice&format=atom'],
  ])('%s as a file: the address', (_download, address, expected) => {
    expect(address).toBe(expected);
  });
});
