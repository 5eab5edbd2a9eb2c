import { expect, test } from '@jest/globals';
import { readPortalSettings } from './settings.ts';

test.each([
  ['loopback', 'loopback'],
  ['', 'loopback'],
  ['0', 0],
  ['2', 2],
])('TRUSTED_PROXIES=%j → %j', (text, trustedProxies) => {
  expect(readPortalSettings({ TRUSTED_PROXIES: text })).toMatchObject({ trustedProxies });
});

test.each(['10', '-1', 'true', '10.0.0.1'])('TRUSTED_PROXIES=%j is refused', (text) => {
  expect(() => readPortalSettings({ TRUSTED_PROXIES: text })).toThrow(
    'TRUSTED_PROXIES: must be "loopback", or the number of proxies in front of the portal: 0 to 9',
  );
});
