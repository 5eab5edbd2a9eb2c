import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import type { SentRequest } from '../../testing/render-in-console.tsx';
import { PeopleScreen } from './people-screen.tsx';

const LOGIN = '/api/login-service';
const AT = '2026-05-01T10:00:00.000Z';
const person = (id: string, name: string, roles: readonly string[] = []) => ({
  id,
  name,
  email: `${id}@example.org`,
  firstSeen: AT,
  lastSeen: AT,
  providerRoles: ['REGISTERED_USER', 'CURATOR_COMMUNITY'],
  roles,
});
const THOUSANDS = {
  total: 3_000,
  results: [person('rosa', 'Rosa', ['CURATOR_CLAIM']), person('max', 'Max')],
};
const INVITATION = {
  id: 'i1',
  role: 'COMMUNITY_egi_MANAGER',
  email: null,
  note: 'for the spring school',
  state: 'open',
  createdBy: 'ada',
  createdAt: AT,
  expiresAt: AT,
  acceptedBy: null,
  acceptedAt: null,
};
const CHANGE = {
  at: AT,
  action: 'grant',
  role: 'USER_MANAGER',
  by: 'ada',
  byName: 'Ada Admin',
  user: 'rosa',
  userName: 'Rosa',
  email: null,
};

const PORTAL = { _id: 'p1', version: 1, name: 'Grid', layout: {}, pages: [], entities: [] };

const ANSWERS: readonly (readonly [start: string, body: unknown])[] = [
  [`${LOGIN}/users/log`, { total: 1, results: [CHANGE] }],
  [`${LOGIN}/users`, THOUSANDS],
  [`${LOGIN}/invitations/i1/revoke`, INVITATION],
  [`${LOGIN}/roles/`, []],
  [
    '/api/admin-tool/portal',
    [
      { ...PORTAL, pid: 'egi', type: 'community' },
      { ...PORTAL, pid: 'ec', type: 'funder' },
    ],
  ],
];
const reply = ({ method, path }: SentRequest) => {
  if (path.startsWith(`${LOGIN}/invitations`) && !path.includes('/i1/'))
    return {
      body: method === 'POST' ? { ...INVITATION, secret: 's3cret' } : { total: 1, results: [INVITATION] },
    };
  return { body: ANSWERS.find(([start]) => path.startsWith(start))?.[1] ?? null };
};

const open = (part?: string) => {
  const server = memoryServer(reply);
  renderInConsole(<PeopleScreen />, { fetch: server.fetch });
  if (part !== undefined) fireEvent.click(screen.getByRole('button', { name: part }));
  return server;
};
const changes = ({ requests }: ReturnType<typeof memoryServer>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const offeredFor = (field: HTMLElement) =>
  field instanceof HTMLInputElement ? [...(field.list?.options ?? [])].map(({ value }) => value) : [];
const inDialog = () => within(screen.getByRole('dialog'));

test('thousands of users have pages, and a search at the server', async () => {
  const server = open();
  expect(await screen.findByText('1 to 2 of 3000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(server.requests.at(-1)?.path).toBe(`${LOGIN}/users?page=2&size=50`));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ros á' } });
  await waitFor(() =>
    expect(server.requests.at(-1)?.path).toBe(`${LOGIN}/users?search=ros%20%C3%A1&page=1&size=50`),
  );
});

test.each([
  ['Users', '/admin/people'],
  ['Invitations', '/admin/people/invitations'],
  ['Log of roles', '/admin/people/log'],
])('the part “%s” has the address %s, so that a reload shows it again', (name, address) => {
  const { router } = renderInConsole(<PeopleScreen />, {
    fetch: memoryServer(reply).fetch,
    address: name === 'Users' ? '/admin/people/log' : '/admin/people',
  });
  fireEvent.click(screen.getByRole('button', { name }));
  expect(router.state.location.pathname).toBe(address);
  cleanup();
  renderInConsole(<PeopleScreen />, { fetch: memoryServer(reply).fetch, address });
  expect(screen.getByRole('button', { name, pressed: true })).toBeTruthy();
});

test('the log of roles is searched at the server', async () => {
  const server = open('Log of roles');
  expect(await screen.findByText('Rosa', { exact: false })).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rosa' } });
  await waitFor(() =>
    expect(server.requests.at(-1)?.path).toBe(`${LOGIN}/users/log?search=rosa&page=1&size=50`),
  );
});

test('users are filtered by a role, also one of a community', async () => {
  const server = open();
  fireEvent.change(await screen.findByLabelText('Users with the role'), {
    target: { value: 'CURATOR_CLAIM' },
  });
  await waitFor(() =>
    expect(server.requests.at(-1)?.path).toBe(`${LOGIN}/users?role=CURATOR_CLAIM&page=1&size=50`),
  );
  fireEvent.change(screen.getByLabelText('Users with the role'), { target: { value: 'of:member ri' } });
  fireEvent.change(screen.getByLabelText('Id'), { target: { value: 'egi' } });
  await waitFor(() =>
    expect(server.requests.at(-1)?.path).toBe(`${LOGIN}/users?role=COMMUNITY_egi&page=1&size=50`),
  );
});

test('a role is given after a choice', async () => {
  const server = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Give a role: Max' }));
  const give = inDialog().getByRole('button', { name: 'Give a role' });
  expect(give.ariaDisabled).toBe('true');
  fireEvent.click(give);
  fireEvent.change(inDialog().getByLabelText('Role'), { target: { value: 'of:manager ri' } });
  expect(give.ariaDisabled).toBe('true');
  fireEvent.click(give);
  fireEvent.change(inDialog().getByLabelText('Id'), { target: { value: 'egi' } });
  fireEvent.click(give);
  expect(await screen.findByText('Max now has the role “Manager of the community Grid”.')).toBeTruthy();
  expect(changes(server)).toEqual([[`${LOGIN}/roles/max/grant`, ['COMMUNITY_egi_MANAGER']]]);
});

test.each([
  ['egi', ''],
  ['EGI', ''],
  ['eggi', 'Nothing here has this id yet. The role has no effect until something does.'],
  ['ec', 'Nothing here has this id yet. The role has no effect until something does.'],
])('a manager of the community %j: “%s”', async (typed, warning) => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Give a role: Max' }));
  fireEvent.change(inDialog().getByLabelText('Role'), { target: { value: 'of:manager ri' } });
  const field = inDialog().getByLabelText('Id');
  await waitFor(() => expect(offeredFor(field)).toEqual(['egi']));
  fireEvent.change(field, { target: { value: typed } });
  expect(inDialog().getByRole('status').textContent).toBe(warning);
  expect(inDialog().getByRole('button', { name: 'Give a role' }).ariaDisabled).toBe('false');
});

test('a role is taken away after a confirmation', async () => {
  const server = open();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Take the role “Curator of links” away from Rosa' }),
  );
  expect(changes(server)).toEqual([]);
  fireEvent.click(inDialog().getByRole('button', { name: 'Take the role away' }));
  expect(await screen.findByText('Rosa no longer has the role “Curator of links”.')).toBeTruthy();
  expect(changes(server)).toEqual([[`${LOGIN}/roles/rosa/revoke`, ['CURATOR_CLAIM']]]);
});

test('who takes a role away stays in the list', async () => {
  let isTaken = false;
  const server = memoryServer((request) => {
    const isList = request.path.startsWith(`${LOGIN}/users`);
    isTaken ||= request.method === 'POST';
    const answer = reply(request);
    return isList && isTaken
      ? { body: JSON.parse(JSON.stringify(answer.body).replace('"CURATOR_CLAIM"', '')) }
      : answer;
  });
  renderInConsole(<PeopleScreen />, { fetch: server.fetch });
  const role = await screen.findByRole('button', { name: /^Take the role “Curator of links”/ });
  role.focus();
  fireEvent.click(role);
  fireEvent.click(inDialog().getByRole('button', { name: 'Take the role away' }));
  await waitFor(() => expect(role.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Users' }));
});

test('a refusal is shown in the words of the server', async () => {
  const server = memoryServer((request) =>
    request.method === 'POST'
      ? { status: 403, body: { message: 'Only portal administrators may do that' } }
      : reply(request),
  );
  renderInConsole(<PeopleScreen />, { fetch: server.fetch });
  fireEvent.click(await screen.findByRole('button', { name: /^Take the role “Curator of links”/ }));
  fireEvent.click(inDialog().getByRole('button', { name: 'Take the role away' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Only portal administrators may do that');
});

test('an invitation is made, its link is shown once, and it can be withdrawn', async () => {
  const server = open('Invitations');
  const make = screen.getByRole('button', { name: 'Make a link' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'CURATOR_CLAIM' } });
  const email = screen.getByRole('textbox', { name: 'E-mail address (optional)' });
  fireEvent.change(email, { target: { value: 'rosa@' } });
  expect(make.ariaDisabled).toBe('true');
  fireEvent.click(make);
  fireEvent.change(email, { target: { value: 'rosa@example.org' } });
  // A double click makes one invitation: the link of another one would never be shown.
  fireEvent.click(make);
  fireEvent.click(make);
  const link = await screen.findByRole('textbox', { name: 'Link of the invitation' });
  expect(link.getAttribute('value')).toMatch(/\/invitation#s3cret$/);
  expect(document.activeElement).toBe(link);
  fireEvent.click(
    await screen.findByRole('button', {
      name: 'Withdraw the invitation to “Manager of the community Grid” for anyone with the link',
    }),
  );
  fireEvent.click(inDialog().getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(changes(server)).toEqual([
      [`${LOGIN}/invitations`, { role: 'CURATOR_CLAIM', email: 'rosa@example.org', note: '', days: 14 }],
      [`${LOGIN}/invitations/i1/revoke`, null],
    ]),
  );
});

test('invitations are searched by the server', async () => {
  const { requests } = open('Invitations');
  const search = await screen.findByRole('searchbox', { name: 'Search by e-mail address or note' });
  fireEvent.change(search, { target: { value: ' rosa ' } });
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(`${LOGIN}/invitations?search=rosa&page=1&size=50`),
  );
});

test('the log says who gave which role to whom', async () => {
  open('Log of roles');
  const entry = await screen.findByText('User manager');
  expect(entry.closest('li')?.textContent).toMatch(/Ada Admin · gave a role: User manager → Rosa$/);
});
