import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Claim } from '@open-discovery/model';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page as CurationPage } from './curation-page.tsx';

const CLAIMS = '/api/claims-service';
const CURATOR = { sub: 'carol', name: 'Carol', email: 'carol@example.org', roles: ['CURATOR_CLAIM'] };
const PAGE_SIZE = 20;

const claim = (number: number): Claim => ({
  _id: `c${number}`,
  version: 1,
  source: { type: 'publication', id: `s${number}`, title: `Work ${number}` },
  relation: 'isProducedBy',
  target: { type: 'project', id: 'p', title: 'Project' },
  note: '',
  createdBy: 'rosa',
  createdByName: 'Rosa',
  createdAt: '2026-10-02T00:00:00.000Z',
  state: 'pending',
  reason: '',
  decidedAt: null,
});

const toPage = (claims: readonly Claim[], parameters: URLSearchParams) => {
  const state = parameters.get('state');
  const found = claims.filter((one) => state === null || one.state === state);
  const page = Number(parameters.get('page'));
  const count = (counted: Claim['state']) => claims.filter((one) => one.state === counted).length;
  return {
    header: { numFound: found.length, page, pageSize: PAGE_SIZE },
    counts: { pending: count('pending'), approved: count('approved'), rejected: count('rejected') },
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
};

type Decided = readonly { readonly _id: string; readonly version: number }[];

/** Opens the page of a portal with links that wait. `refusal` is the status of the answer to the next decision. */
const open = (count: number, address = '/claims') => {
  const server = {
    claims: Array.from({ length: count }, (_, index) => claim(index + 1)),
    refusal: null as number | null,
  };
  const decide = (body: unknown): Response => {
    const { refusal } = server;
    server.refusal = null;
    if (refusal !== null) return Response.json({ message: 'refused' }, { status: refusal });
    const ids = (Array.isArray(body) ? body : (body as { ids: Decided }).ids) as Decided;
    const state = Array.isArray(body) ? ('approved' as const) : ('rejected' as const);
    const isDecided = ({ _id, version }: Claim) =>
      ids.some((one) => one._id === _id && one.version === version);
    server.claims = server.claims.map((one) =>
      isDecided(one) ? { ...one, state, version: one.version + 1 } : one,
    );
    return Response.json(server.claims.filter((one) => ids.some(({ _id }) => _id === one._id)));
  };
  const page = createTestPage({
    configuration: { static: false },
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (!pathname.startsWith(CLAIMS)) return Response.json(CURATOR);
      if (init?.method === 'POST') return decide(JSON.parse(String(init.body)));
      return Response.json(toPage(server.claims, searchParams));
    },
  });
  page.show([{ path: '/claims', element: <CurationPage /> }], address);
  return server;
};

const itemOf = async (title: string) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  return within(item ?? document.body);
};
const press = (button: HTMLElement): void => {
  button.focus();
  fireEvent.click(button);
};
const reject = async (title: string): Promise<void> => {
  press((await itemOf(title)).getByRole('button', { name: 'Reject…' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Not in the text' } });
  press(dialog.getByRole('button', { name: 'Reject' }));
};

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'AccessToken=; Max-Age=0';
});

test('a decision removes the link from the pending ones; the focus goes to the message about it', async () => {
  open(2, '/claims?state=pending');
  await itemOf('Work 1');
  const actions = screen.getByRole('group', { name: /^Work 1 .* Project$/ });
  expect(within(actions).getByRole('button', { name: 'Approve' })).toBeTruthy();
  press((await itemOf('Work 1')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Work 1' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('The link is approved and part of the graph.');
});

test('when the last page is decided on, the one before it is shown', async () => {
  open(PAGE_SIZE + 1, '/claims?state=pending&page=2');
  press((await itemOf('Work 21')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('link', { name: 'Work 20' })).toBeTruthy();
  expect(screen.queryByText(/No link matches/)).toBeNull();
});

test('a decision that somebody else has made meanwhile is told, and shown', async () => {
  const server = open(1);
  const item = await itemOf('Work 1');
  server.claims = server.claims.map((one) => ({ ...one, state: 'approved', version: 2 }));
  server.refusal = 409;
  press(item.getByRole('button', { name: 'Reject…' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Not in the text' } });
  press(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/somebody else has decided/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  // Deciding again is possible with what is stored now.
  await reject('Work 1');
  expect(await screen.findByText('The link is rejected.')).toBeTruthy();
});

test('a rejection that fails keeps its reason', async () => {
  const server = open(1);
  server.refusal = 500;
  await reject('Work 1');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Nothing was changed/);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Not in the text');
  press(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The link is rejected.')).toBeTruthy();
});

/** Opens the page again, and returns the reason in the dialog that rejects a link. */
const keptReason = async (title: string): Promise<string> => {
  cleanup();
  open(2);
  press((await itemOf(title)).getByRole('button', { name: 'Reject…' }));
  return within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox').value;
};

test('a reason that was not sent comes back for the same link, also after a lost session', async () => {
  const server = open(2);
  server.refusal = 500;
  await reject('Work 1');
  await within(screen.getByRole('dialog')).findByRole('alert');
  expect(await keptReason('Work 2')).toBe('');
  expect(await keptReason('Work 1')).toBe('Not in the text');
  press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The link is rejected.')).toBeTruthy();
  expect(await keptReason('Work 1')).toBe('');
});
