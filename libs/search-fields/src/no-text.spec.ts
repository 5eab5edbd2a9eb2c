import { expect, test } from '@jest/globals';
import {
  EMPTY_QUERY,
  parseDateRange,
  parseFilterValue,
  parseQueryText,
  SEARCH_FIELDS,
  valueOfGroup,
  withKeyword,
  withText,
} from './index.ts';

test.each([null, undefined])('%j is an empty text', (nothing) => {
  expect(parseQueryText(nothing)).toEqual(parseQueryText(''));
  expect(parseDateRange(nothing)).toBeNull();
  expect(valueOfGroup(nothing)).toBeNull();
  expect(SEARCH_FIELDS.product.map((field) => parseFilterValue('product', field, nothing))).toEqual(
    SEARCH_FIELDS.product.map(() => null),
  );
  expect([withKeyword(EMPTY_QUERY, nothing).keyword, withText(EMPTY_QUERY, nothing).text]).toEqual(['', '']);
});
