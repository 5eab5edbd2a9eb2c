import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { screen } from '@testing-library/react';
import { CurrentUserStatus } from '../../session/current-user-status.tsx';
import { createTestPage } from '../../testing/render-page.tsx';
import { WithdrawnRecord } from './withdrawn-record.tsx';

const OTHER = 'https://console.example.org/admin';
const WITHDRAWAL = {
  kind: 'dataset',
  reason: 'privacy',
  explanation: '',
  withdrawnAt: '2026-01-02T00:00:00Z',
} as const;

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

test.each<[string, Partial<PortalConfigurationFile>, string | null]>([
  ['PORTAL_ADMINISTRATOR', { static: false }, '/admin/withdrawals'],
  ['PORTAL_ADMINISTRATOR', { addresses: { console: OTHER } }, `${OTHER}/withdrawals`],
  ['PORTAL_ADMINISTRATOR', {}, null],
  ['REGISTERED_USER', { static: false }, null],
])(
  'to %s in a portal with %j, a withdrawn record offers the console’s list at %j',
  async (role, configuration, expected) => {
    const user = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org', roles: [role] };
    const page = createTestPage({ configuration, fetch: () => Promise.resolve(Response.json(user)) });
    const element = (
      <>
        <CurrentUserStatus nobody={null} />
        <WithdrawnRecord withdrawal={WITHDRAWAL}>{null}</WithdrawnRecord>
      </>
    );
    page.show([{ path: '*', element }], '/');
    await screen.findByText(/Ada/);
    const link = screen.queryByRole('link', { name: 'Change or restore withdrawn records' });
    expect(link && link.getAttribute('href')).toBe(expected);
  },
);
