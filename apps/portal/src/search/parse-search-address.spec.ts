import { expect, test } from '@jest/globals';
import { createAddressParser } from './parse-search-address.ts';

const parse = createAddressParser(2026);

test.each([
  ['!!!', true],
  ['…', true],
  ['""', true],
  ['( - )', true],
  ['❤ & ❤', true],
  ['AND', true],
  ['OR NOT', true],
  ['', false],
  ['*', false],
  ['"AND"', false],
  ['ORAND', false],
  ['sea AND', false],
  ['C++', false],
  ['海', false],
  ['٣', false],
])('the words %j are said to be ignored: %s', (keyword, isIgnored) => {
  const { query, notices } = parse(new URLSearchParams({ keyword }));
  expect(query.keyword).toBe(keyword);
  expect(notices).toEqual(
    isIgnored ? [{ param: 'keyword', value: keyword, messageId: 'notice.no-words' }] : [],
  );
});
