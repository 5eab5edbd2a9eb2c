import { expect, test } from '@jest/globals';
import {
  EMPTY_QUERY,
  withExcluded,
  withFilter,
  withKeyword,
  withMatchAll,
  withText,
  withYears,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { queryInWords } from './query-in-words.ts';

const NAMES = {
  field: (name: string) => name,
  value: (_field: string, value: string) => value.toLowerCase(),
  limit: (field: string, values: string) => `${field}: ${values}`,
  not: (values: string) => `not ${values}`,
};
const OPEN = withFilter(EMPTY_QUERY, 'access', 'OPEN', true);

test.each<[string, SearchQuery, string, string[]]>([
  ['everything', EMPTY_QUERY, '', []],
  ['words', withKeyword(EMPTY_QUERY, 'sea level'), 'sea level', []],
  ['words and a query text', withText(withKeyword(EMPTY_QUERY, 'sea'), 'title:ice'), 'sea · title:ice', []],
  ['a filter', OPEN, '', ['access: open']],
  ['two values of a filter', withFilter(OPEN, 'access', 'EMBARGO', true), '', ['access: embargo, open']],
  ['a type', withFilter(EMPTY_QUERY, 'type', 'dataset', true), '', ['type: dataset']],
  [
    'all of two values',
    withMatchAll({ ...EMPTY_QUERY, filters: { country: ['DE', 'FR'] } }, 'country', true),
    '',
    ['country: de + fr'],
  ],
  ['a value left out', withExcluded(EMPTY_QUERY, 'access', 'CLOSED', true), '', ['access: not closed']],
  ['one year', withYears(EMPTY_QUERY, 2020, 2020), '', ['year: 2020']],
  ['years from', withYears(EMPTY_QUERY, 2020, null), '', ['year: 2020–…']],
])('%s in words', (_what, query, words, limits) => {
  expect(queryInWords(query, NAMES)).toEqual({ words, limits });
});
