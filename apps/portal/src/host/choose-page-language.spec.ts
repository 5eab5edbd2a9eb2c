import { expect, test } from '@jest/globals';
import { choosePageLanguage } from './choose-page-language.ts';

test.each([
  ['the address wins', { parameter: 'de', cookie: 'en', acceptLanguage: 'en' }, 'de'],
  ['then the cookie', { parameter: null, cookie: 'de', acceptLanguage: 'en' }, 'de'],
  ['then the browser', { parameter: null, cookie: null, acceptLanguage: 'fr, de;q=0.8, en;q=0.7' }, 'de'],
  [
    'unknown languages do not count',
    { parameter: 'xx', cookie: '../../etc', acceptLanguage: 'de;q=0' },
    'en',
  ],
  ['English is the default', { parameter: null, cookie: null, acceptLanguage: undefined }, 'en'],
] as const)('%s', (_rule, sources, expected) => {
  expect(choosePageLanguage(sources)).toBe(expected);
});
