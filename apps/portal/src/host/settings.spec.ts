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

test('a refused setting is named with its value, but for secrets', () => {
  const read = () =>
    readPortalSettings({
      PUBLIC_URL: 'https://ada:hidden@example.org',
      PORTAL_STATIC: 'yes',
      OTEL_EXPORTER_OTLP_HEADERS: 'hidden',
    });
  expect(read).toThrow(
    'Invalid settings:\n' +
      '  PUBLIC_URL=https://***@example.org: must be like https://discovery.example.org, without a path\n' +
      '  PORTAL_STATIC=yes: Invalid option: expected one of "true"|"false"\n' +
      '  OTEL_EXPORTER_OTLP_HEADERS=***: must be like name=value, separated by commas',
  );
});

test.each(['10', '-1', 'true', '10.0.0.1'])('TRUSTED_PROXIES=%j is refused', (text) => {
  expect(() => readPortalSettings({ TRUSTED_PROXIES: text })).toThrow(
    'must be "loopback", or the number of proxies in front of the portal: 0 to 9',
  );
});
