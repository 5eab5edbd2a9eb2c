import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { InvitationPage } from './invitation-page.tsx';

const LOGIN = '/api/login-service';
const ANSWERS: Readonly<Record<string, unknown>> = {
  [`${LOGIN}/userInfo`]: { sub: 'rosa', name: 'Rosa', email: 'rosa@example.org', roles: [] },
  [`${LOGIN}/invitations/read`]: {
    state: 'open',
    role: 'FUNDER_ec_MANAGER',
    expiresAt: '2026-12-05T00:00:00Z',
  },
  [`${LOGIN}/invitations/accept`]: ['FUNDER_ec_MANAGER'],
};

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
  window.location.hash = '#s3cret';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
  window.sessionStorage.clear();
});

test('an invitation says in words what its role is, before and after it is accepted', async () => {
  const page = createTestPage({
    fetch: async (url) => Response.json(ANSWERS[new URL(url, 'http://localhost').pathname] ?? {}),
  });
  page.show([{ path: '*', element: <InvitationPage /> }], '/invitation');
  expect((await screen.findByText('Manager of the funder ec')).tagName).toBe('STRONG');
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Welcome! You now have the role “Manager of the funder ec”.')).toBeTruthy();
});
