import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
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
  expect(choosePageLanguage({ ...sources, offered: ['en', 'de'] })).toBe(expected);
});

test.each([
  [['de'], 'en', 'de'],
  [['en'], 'de', 'en'],
  [['de', 'en'], null, 'en'],
] as const)('where the portal offers %j, who asks for %j reads %s', (offered, parameter, expected) => {
  const sources = { parameter, cookie: parameter, acceptLanguage: parameter ?? undefined, offered };
  expect(choosePageLanguage(sources)).toBe(expected);
});

test.each(PORTAL_LANGUAGES)(
  'a portal with all languages has %s for a browser that prefers it',
  (language) => {
    const sources = { parameter: null, cookie: null, offered: PORTAL_LANGUAGES };
    expect(choosePageLanguage({ ...sources, acceptLanguage: `it, ${language};q=0.9, en;q=0.1` })).toBe(
      language,
    );
  },
);
