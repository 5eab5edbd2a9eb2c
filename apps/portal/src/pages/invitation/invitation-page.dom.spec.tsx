import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page as InvitationPage } from './invitation-page.tsx';

const USER = { sub: 'rosa', name: 'Rosa', email: 'rosa@example.org', roles: [] };

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
  window.location.hash = '#secret';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
  window.sessionStorage.clear();
});

/** Opens the link of an invitation. `isTaken` is true once somebody has accepted it. */
const open = (role: string, routes: readonly string[] = []) => {
  const invitation = { isTaken: false };
  const page = createTestPage({
    configuration: { static: false, pages: routes.map((route) => ({ route, isEnabled: true })) },
    fetch: async (url) => {
      const { pathname } = new URL(url, 'http://localhost');
      if (pathname.endsWith('/userInfo')) return Response.json(USER);
      if (pathname.endsWith('/communities/dh-ch')) return Response.json({ pid: 'dh-ch', name: 'Humanities' });
      if (pathname.includes('/communities/')) return Response.json({}, { status: 404 });
      const state = invitation.isTaken ? 'used' : 'open';
      if (pathname.endsWith('/read'))
        return Response.json({ state, role, expiresAt: '2026-12-01T00:00:00.000Z' });
      const status = invitation.isTaken ? 409 : 200;
      invitation.isTaken = true;
      return Response.json(status === 200 ? [role] : { message: 'used' }, { status });
    },
  });
  page.show([{ path: '/invitation', element: <InvitationPage /> }], '/invitation');
  return invitation;
};

const accept = async (): Promise<void> => {
  const button = await screen.findByRole('button', { name: 'Accept' });
  button.focus();
  fireEvent.click(button);
};

test.each([
  ['CURATOR_CLAIM', 'Curator of links'],
  ['COMMUNITY_dh-ch_MANAGER', 'Manager of the community Humanities'],
  ['COMMUNITY_new', 'Member of the community new'],
  ['FUNDER_dh-ch', 'Member of the funder dh-ch'],
  ['SOMETHING_ELSE', 'SOMETHING_ELSE'],
])('an invitation to %s is one to “%s”; accepting it stays on the page', async (role, words) => {
  open(role);
  expect(await screen.findByText(words)).toBeTruthy();
  await accept();
  const welcome = await screen.findByText(`Welcome! You now have the role “${words}”.`);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(welcome)).toBe(true);
});

test('who is too late is told', async () => {
  const invitation = open('CURATOR_CLAIM');
  await screen.findByText('Curator of links');
  invitation.isTaken = true;
  await accept();
  const reason = await screen.findByText(/has already been used/);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(reason)).toBe(true);
});

test('without a secret in the address there is a way onward', async () => {
  window.location.hash = '';
  open('CURATOR_CLAIM');
  expect(await screen.findByText(/contains no invitation/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test.each([
  ['COMMUNITY_dh-ch', ['/search/community'], '/search/community?communityId=dh-ch'],
  ['COMMUNITY_dh-ch_MANAGER', ['/search/community'], '/search/community?communityId=dh-ch'],
  ['COMMUNITY_dh-ch', ['/search/community', '/myCommunities'], '/reload'],
  ['COMMUNITY_dh-ch', [], '/reload'],
  ['FUNDER_ec_MANAGER', ['/search/community'], '/reload'],
  ['CURATOR_CLAIM', ['/search/community'], '/reload'],
])('who accepts %s in a portal with the pages %j goes on at %s', async (role, routes, address) => {
  open(role, routes);
  await accept();
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(address);
});
