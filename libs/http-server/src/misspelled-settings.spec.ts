import { expect, test } from '@jest/globals';
import { misspelledSettings } from './misspelled-settings.ts';

const SETTINGS = [
  'HOST',
  'API_URL',
  'DATABASE_URL',
  'PORTAL_STATIC',
  'OIDC_CLIENT_SECRET',
  'TRUSTED_PROXIES',
];

test.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PORTAL_STATC', 'PORTAL_STATIC'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['OIDC_CLIENTSECRET', 'OIDC_CLIENT_SECRET'],
])('%s is nearly %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' }, SETTINGS)).toEqual([
    `${name} is not a setting. Is ${meant} meant?`,
  ]);
});

test.each([
  ['a setting', 'DATABASE_URL'],
  ['a file with a secret', 'OIDC_CLIENT_SECRET_FILE'],
  ['a short name', 'POST'],
  ['a variable of another program', 'DATABASE_USER'],
])('%s is not reported', (_what, name) => {
  expect(misspelledSettings({ [name]: 'x' }, SETTINGS)).toEqual([]);
});
