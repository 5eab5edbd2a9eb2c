import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { screen } from '@testing-library/react';
import { CurrentUserStatus } from '../../../session/current-user-status.tsx';
import { createTestPage } from '../../../testing/render-page.tsx';
import { Withdraw } from './withdraw.tsx';

const OWN = '/admin/withdrawals/new?record=doi%3A%3A1';
const OTHER = 'https://console.example.org/admin';

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

test.each<[string, Partial<PortalConfigurationFile>, string | null]>([
  ['PORTAL_ADMINISTRATOR', { static: false }, OWN],
  ['PORTAL_ADMINISTRATOR', { addresses: { console: OTHER } }, OTHER + OWN.slice('/admin'.length)],
  ['PORTAL_ADMINISTRATOR', {}, null],
  ['CURATOR_COMMUNITY', { static: false }, null],
  ['REGISTERED_USER', { static: false }, null],
])('%s in a portal with %j: the form with the record is at %j', async (role, configuration, expected) => {
  const user = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org', roles: [role] };
  const page = createTestPage({
    configuration,
    fetch: (url) =>
      url.endsWith('/userInfo')
        ? Promise.resolve(Response.json(user))
        : Promise.reject(new Error('no other server')),
  });
  const element = (
    <>
      <CurrentUserStatus nobody={null} />
      <Withdraw id="doi::1" />
    </>
  );
  page.show([{ path: '*', element }], '/');
  await screen.findByText(/Ada/);
  const link = screen.queryByRole('link', { name: 'Withdraw this record' });
  expect(link && link.getAttribute('href')).toBe(expected);
});
