import { expect, test } from '@jest/globals';
import { noticesOfWords } from './notices-of-words.ts';

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
])('the page says that the words %j are ignored: %s', (keyword, isIgnored) => {
  expect(noticesOfWords(keyword)).toEqual(
    isIgnored ? [{ param: 'keyword', value: keyword, messageId: 'notice.no-words' }] : [],
  );
});
