import { expect, test } from '@jest/globals';
import {
  EMPTY_QUERY,
  facetFields,
  parseDateRange,
  parseFilterValue,
  SEARCH_FIELDS,
  valueOfGroup,
  withKeyword,
  withText,
  formatSearchAddress,
  parseQueryText,
  parseSearchAddress,
  printQueryText,
  toGraphParameters,
  withFilter,
} from './index.ts';
import { createParameters } from './create-parameters.ts';

const address = createParameters([
  ['keyword', 'sea'],
  ['access', 'Open Access'],
]);
const { query } = parseSearchAddress(address, { currentYear: 2026 });

test('an address, and the address of the next step', () => {
  expect(query).toEqual({ ...EMPTY_QUERY, keyword: 'sea', filters: { access: ['OPEN'] } });
  expect(formatSearchAddress(withFilter(query, 'country', 'GR', true))).toBe(
    'keyword=sea&access=OPEN&country=GR',
  );
});

test('a query text, repaired', () => {
  const { tree, problems } = parseQueryText('title:(sea OR ice) -author:"Smith');
  expect(printQueryText(tree)).toBe('title:(sea OR ice) NOT author:"Smith"');
  expect(problems.map(({ message, start }) => [start, message])).toEqual([
    [27, 'This quotation mark is never closed.'],
  ]);
});

test.each([null, undefined])('%j is an empty text', (nothing) => {
  expect(parseQueryText(nothing)).toEqual(parseQueryText(''));
  expect(parseDateRange(nothing)).toBeNull();
  expect(valueOfGroup(nothing)).toBeNull();
  expect(SEARCH_FIELDS.product.map((field) => parseFilterValue('product', field, nothing))).toEqual(
    SEARCH_FIELDS.product.map(() => null),
  );
  expect([withKeyword(query, nothing).keyword, withText(query, nothing).text]).toEqual(['', '']);
});

test('a request with facets', () => {
  const facets = facetFields('product', query).map(({ name }) => name);
  const [search, access, counted] = [...toGraphParameters(query, { facets })];
  expect([search, access]).toEqual([
    ['search', 'sea'],
    ['accessRightLabel', '"Open Access"'],
  ]);
  expect(counted?.[1]).toMatch(/^year,access,type,/);
});
