import { expect, test } from '@jest/globals';
import { hasWords } from './has-words.ts';
import { parseQueryText } from './parse-query-text.ts';

test.each([
  ['!!!', false],
  ['❤', false],
  ['"…"', false],
  ['title:!!!', false],
  ['? OR NOT !', false],
  ['!*', false],
  ['', true],
  ['*', true],
  ['-*', true],
  ['a & b', true],
  ['sea OR ?', true],
  ['海', true],
  ['٣', true],
  ['publisher:"?"', true],
  ['year:2018..', true],
])('%s has words: %s', (text, expected) => {
  expect(hasWords(parseQueryText(text).tree)).toBe(expected);
});
