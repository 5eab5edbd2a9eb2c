import { expect, test } from '@jest/globals';
import { startWarnings } from './start-warnings.ts';

test('a server warns of its user, and of names that are nearly those of settings', () => {
  const env = { PORTAL_STATC: 'false', PORTAL_STATIC: 'false' };
  expect(startWarnings({ env, getuid: () => 0 }, ['PORTAL_STATIC'])).toEqual([
    expect.stringContaining('runs as root'),
    'PORTAL_STATC is not a setting. Is PORTAL_STATIC meant?',
  ]);
  expect(startWarnings({ env: {}, getuid: () => 1000 }, ['PORTAL_STATIC'])).toEqual([]);
  // Windows has no user ids.
  expect(startWarnings({ env: {} }, ['PORTAL_STATIC'])).toEqual([]);
});
