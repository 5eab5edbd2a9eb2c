import { expect, test } from '@jest/globals';
import { chooseLanguage } from './choose-language.ts';

test.each([
  ['no header accepts all', undefined, 'en'],
  ['a wildcard', '*', 'en'],
  ['the higher quality', 'fr, de;q=0.8, en;q=0.7', 'de'],
  ['the first of equals', 'de, en', 'de'],
  ['a region matches its language', 'de-AT, en;q=0.9', 'de'],
  ['tags are case-insensitive', 'DE', 'de'],
  ['quality 0 refuses', 'de;q=0', null],
  ['another language with the same first letters', 'den', null],
  ['nothing in common', 'fr', null],
  ['no language at all', '../../etc', null],
])('%s: %j → %s', (_rule, acceptLanguage, expected) => {
  expect(chooseLanguage(acceptLanguage, ['en', 'de'])).toBe(expected);
});
