import { afterEach, expect, test } from '@jest/globals';
import { securityTxt } from './security-txt.ts';
import { readPortalSettings } from './settings.ts';
import { startHost, stopHosts } from './testing/start-host.ts';

afterEach(stopHosts);

const CONTACT = 'mailto:security@example.org';

test('the file has the contact, an end and its own address', () => {
  const options = {
    contact: CONTACT,
    origin: 'https://portal.example',
    now: new Date('2026-11-30T13:14:15Z'),
  };
  expect(securityTxt(options)).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-02-28T00:00:00.000Z',
      'Canonical: https://portal.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('it is served as text', async () => {
  const { host } = await startHost({ settings: { SECURITY_CONTACT: CONTACT } });
  const { statusCode, headers, body } = await host.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [, end = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  expect(Date.parse(end)).toBeGreaterThan(Date.now());
  expect(body).not.toContain('Canonical');
});

test.each<Record<string, string>>([{}, { SECURITY_CONTACT: '' }])(
  'with the settings %j there is none',
  async (settings) => {
    const { host } = await startHost({ settings });
    expect((await host.inject('/.well-known/security.txt')).statusCode).toBe(404);
  },
);

test.each([
  'security@example.org',
  'http://example.org/security',
  'mailto:a@example.org\nExpires: never',
  'tel:',
])('the contact %j is refused', (contact) => {
  expect(() => readPortalSettings({ SECURITY_CONTACT: contact })).toThrow(
    /SECURITY_CONTACT=.*: must be like mailto:security@example\.org or https:\/\/example\.org\/security$/s,
  );
});
