import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page as CommunityPage } from './community-page.tsx';
import { Page as MembersPage } from './members-page.tsx';
import { Page as MyCommunitiesPage } from './my-communities-page.tsx';

const LOGIN = '/api/login-service';
const USER = { sub: 'rosa', name: 'Rosa', email: 'rosa@example.org', roles: [] };
const community = (pid: string, name: string, given: object = {}) => ({
  pid,
  name,
  type: 'community',
  joining: 'invited',
  parts: [],
  mayLeave: false,
  ...given,
});
const MANAGED = community('dh-ch', 'Humanities', { parts: ['manager'] });
const OPEN = community('egi', 'Grid', { joining: 'open' });
const CLOSED = community('marine', 'Marine science');
const JOINED = { ...OPEN, parts: ['member'], mayLeave: true };

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

const open = (address: string, members = 1) => {
  let isMember = false;
  const posts: string[] = [];
  const answers = (path: string, page: string): unknown => {
    const egi = isMember ? JOINED : OPEN;
    if (path === `${LOGIN}/userInfo`) return USER;
    if (path === `${LOGIN}/communities`) return [MANAGED, egi, CLOSED];
    if (path.endsWith('/members'))
      return {
        total: members,
        results: [{ id: 'max', name: `Max of page ${page}`, email: 'max@example.org' }],
      };
    return [MANAGED, egi, CLOSED].find(({ pid }) => path.endsWith(`/${pid}`));
  };
  const page = createTestPage({
    configuration: { static: false },
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (init?.method === 'POST') {
        posts.push(pathname);
        isMember = pathname.endsWith('/join');
        return Response.json(isMember ? JOINED : OPEN);
      }
      const answer = answers(pathname, searchParams.get('page') ?? '');
      return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
    },
  });
  page.show(
    [
      { path: '/myCommunities', element: <MyCommunitiesPage /> },
      { path: '/myCommunities/:pid', element: <CommunityPage /> },
      { path: '/myCommunities/:pid/members', element: <MembersPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    address,
  );
  return posts;
};

test('lists what one curates, manages or belongs to, with its links, and what one can join', async () => {
  open('/myCommunities');
  const own = (await screen.findByRole('heading', { name: 'Humanities' })).closest('li');
  const links = within(own ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Public page', '/search/community?communityId=dh-ch'],
    ['Members’ page', '/myCommunities/dh-ch'],
    ['Manage in the console', '/admin'],
  ]);
  expect(screen.getByRole('button', { name: 'Join Grid' })).toBeTruthy();
  expect(screen.queryByText('Marine science')).toBeNull();
});

test('a user joins and leaves an open community, and sees a confirmation', async () => {
  const posts = open('/myCommunities');
  const join = await screen.findByRole('button', { name: 'Join Grid' });
  join.focus();
  fireEvent.click(join);
  expect(await screen.findByText('You are now a member of Grid.')).toBeTruthy();
  // The button is gone once the list is read again.
  await screen.findByRole('button', { name: 'Leave Grid' });
  expect(document.activeElement?.textContent).toBe('You are now a member of Grid.');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave Grid' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You are no longer a member of Grid.')).toBeTruthy();
  expect(posts).toEqual([`${LOGIN}/communities/egi/join`, `${LOGIN}/communities/egi/leave`]);
});

test.each([
  ['/myCommunities/no%20where', 3],
  ['/myCommunities/nowhere', 5],
  ['/myCommunities/egi', 6],
  ['/myCommunities/egi/members', 4],
])('%s leads to the page that explains reason %d', async (address, code) => {
  open(address);
  expect(
    await screen.findByText(`at /user-info?errorCode=${code}&redirectUrl=%2FmyCommunities`),
  ).toBeTruthy();
});

test('the page of the members has no link to itself', async () => {
  open('/myCommunities/dh-ch');
  const entry = (await screen.findByRole('heading', { name: 'Humanities' })).closest('li');
  const links = within(entry ?? document.body).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Public page', 'Manage in the console']);
});

test('a manager sees the members', async () => {
  open('/myCommunities/dh-ch/members');
  expect(await screen.findByText('1 member who has logged in so far.')).toBeTruthy();
  expect(screen.getByText('max@example.org')).toBeTruthy();
});

test('the buttons that turn the pages of the members keep the focus at both ends', async () => {
  open('/myCommunities/dh-ch/members', 51);
  await screen.findByText('Max of page 1');
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  await screen.findByText('Max of page 2');
  fireEvent.click(next);
  expect(screen.getByText('Max of page 2')).toBeTruthy();
  expect(document.activeElement).toBe(next);
  const ends = ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }));
  expect(ends.map((end) => end.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
});
