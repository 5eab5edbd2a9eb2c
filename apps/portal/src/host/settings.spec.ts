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

test.each([
  ['API_URL', 'ftp://user:word@api', 'ftp://***@api'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'user:word@collector:4318', '***@collector:4318'],
  ['PUBLIC_URL', 'https://user:word@portal.example', 'https://***@portal.example'],
])('%s=%s is shown as %s, without passwords', (name, value, shown) => {
  expect(() => readPortalSettings({ [name]: value })).toThrow(`  ${name}=${shown}: `);
});

test('a refused setting is named with its value, unless that is secret', () => {
  const read = () => readPortalSettings({ PORTAL_STATIC: 'yes', OTEL_EXPORTER_OTLP_HEADERS: 'hidden' });
  expect(read).toThrow(
    'Invalid settings:\n' +
      '  PORTAL_STATIC=yes: must be one of: true, false\n' +
      '  OTEL_EXPORTER_OTLP_HEADERS=***: must be like name=value, separated by commas',
  );
});

test.each(['10', '-1', 'true', '10.0.0.1'])('TRUSTED_PROXIES=%j is refused', (text) => {
  expect(() => readPortalSettings({ TRUSTED_PROXIES: text })).toThrow(
    `TRUSTED_PROXIES=${text}: must be "loopback", or the number of proxies in front of the portal: 0 to 9`,
  );
});
