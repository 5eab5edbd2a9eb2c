import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

beforeEach(() => sessionStorage.clear());

const ID = 'doi_________::1';
const WITHDRAWAL = {
  _id: '64f1',
  version: 1,
  recordId: ID,
  kind: 'publication',
  reason: 'privacy',
  explanation: 'It named patients.',
  withdrawnBy: 'ada',
  withdrawnByName: 'Ada Lovelace',
  withdrawnAt: '2026-11-23T07:50:13Z',
  title: 'Tides',
};
const RECORD = { id: ID, kind: 'publication', title: 'Tides', sources: ['Tidal archive'], withdrawal: null };
const pageOf = (results: readonly unknown[], numFound = results.length) => ({
  header: { numFound, page: 1, pageSize: 50 },
  results,
});

const show = (
  address: string,
  {
    list = pageOf([]),
    found = [],
    changed = { body: WITHDRAWAL },
  }: { list?: unknown; found?: unknown; changed?: { status?: number; body: unknown } } = {},
) => {
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') return changed;
    return { body: path.includes('/find') ? found : list };
  });
  const { router } = renderInConsole(<WithdrawalsScreen />, { fetch: server.fetch, address });
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { router, sent, requests: server.requests };
};
const LIST = '/admin/withdrawals';
const NEW = `${LIST}/new?record=10.1234%2Ftides`;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('without withdrawn records the list says so, and offers the form', async () => {
  show(LIST);
  expect(await screen.findByText('No record is withdrawn.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Withdraw a record' })).toHaveProperty('pathname', `${LIST}/new`);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a withdrawn record is listed with when, why and by whom', async () => {
  show(LIST, { list: pageOf([WITHDRAWAL, { ...WITHDRAWAL, _id: '64f2', recordId: 'a::2', title: null }]) });
  const [first, second] = within(await screen.findByRole('list', { name: 'Withdrawn records' })).getAllByRole(
    'article',
  );
  expect(first?.textContent).toMatch(
    /^TidesPublication · doi_{9}::1Protection of personal data – It named patients\.Withdrawn on November 23, 2026 by Ada Lovelace/,
  );
  expect(second?.textContent).toMatch(/^a::2.*The current records do not contain it\./);
});

test('many are searched and turned over by the server', async () => {
  const { requests } = show(LIST, { list: pageOf([WITHDRAWAL], 120) });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'tides' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(
      '/api/admin-tool/withdrawals?search=tides&page=2&pageSize=50',
    ),
  );
});

test('a page of the list that has lost its last record gives way to the one before it', async () => {
  let isRestored = false;
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') isRestored = true;
    if (method === 'POST') return { body: ['64f1'] };
    const isFirst = path.includes('page=1');
    const shown = isFirst ? [{ ...WITHDRAWAL, title: 'Ebb' }] : isRestored ? [] : [WITHDRAWAL];
    return { body: pageOf(shown, isRestored ? 50 : 51) };
  });
  renderInConsole(<WithdrawalsScreen />, { fetch: server.fetch, address: LIST });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore: Tides' }));
  fireEvent.click(screen.getByRole('button', { name: 'Restore', hidden: true }));
  expect(await screen.findByText('Ebb')).toBeTruthy();
});

test('a record is restored once that is confirmed', async () => {
  const { sent } = show(LIST, { list: pageOf([WITHDRAWAL]), changed: { body: ['64f1'] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore: Tides' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(sent()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Restore', hidden: true }));
  expect(await screen.findByText('The record is restored.')).toBeTruthy();
  expect(sent()).toMatchObject([{ path: '/api/admin-tool/withdrawals/restore', body: ['64f1'] }]);
});

test('a record is looked up by what is typed, and shown before it is withdrawn', async () => {
  const { router, sent } = show(`${LIST}/new`, { found: [RECORD] });
  fireEvent.click(screen.getByRole('button', { name: 'Find the record' }));
  expect(screen.getByText('This field is required.')).toBeTruthy();
  choose('Id, DOI or address of the record’s page', ' 10.1234/tides ');
  fireEvent.click(screen.getByRole('button', { name: 'Find the record' }));
  const found = await screen.findByRole('heading', { name: 'Tides' });
  await waitFor(() => expect(document.activeElement).toBe(found));
  expect(router.state.location.search).toBe('?record=10.1234%2Ftides');
  expect(screen.getByText(/^Publication/).textContent).toBe(`Publication · ${ID} · Sources: Tidal archive`);
  expect(sent()).toEqual([]);
});

test('a withdrawal needs a reason, and leads back to the list', async () => {
  const { router, sent } = show(NEW, { found: [RECORD] });
  const withdraw = await screen.findByRole('button', { name: 'Withdraw this record' });
  fireEvent.click(withdraw);
  expect([sent(), screen.getByLabelText('Reason').getAttribute('aria-invalid')]).toEqual([[], 'true']);
  choose('Reason', 'privacy');
  choose('Explanation for visitors', 'It named patients.');
  fireEvent.click(withdraw);
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  const body = { recordId: ID, reason: 'privacy', explanation: 'It named patients.' };
  expect(sent()).toMatchObject([{ path: '/api/admin-tool/withdrawals/save', body }]);
});

test('of a withdrawn record, reason and explanation are changed', async () => {
  const withdrawal = { reason: 'legal', explanation: 'A court asked for it.' };
  const { sent } = show(NEW, { found: [{ ...RECORD, withdrawal }] });
  expect(await screen.findByText(/^This record is withdrawn already\./)).toBeTruthy();
  choose('Reason', 'request');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { reason: 'request', explanation: 'A court asked for it.' } }]),
  );
});

test.each<[string, withdrawal: unknown, version: number]>([
  ['changes the same withdrawal', { _id: '64f1', version: 4, reason: 'legal', explanation: '' }, 4],
  ['withdraws the same record', null, 0],
])(
  'if somebody else %s meanwhile, both versions are shown, and one is chosen',
  async (_what, withdrawal, version) => {
    // What is stored has neither the title of the record nor the name of the user.
    const { title: _title, withdrawnByName: _name, ...stored } = WITHDRAWAL;
    const theirs = { ...stored, version: 5, ids: [ID], pids: [], restoredAt: null };
    const answers = [
      { status: 409, body: { message: 'This was changed meanwhile', current: theirs, given: {} } },
    ];
    const server = memoryServer(({ method }) =>
      method === 'POST' ? (answers.shift() ?? { body: WITHDRAWAL }) : { body: [{ ...RECORD, withdrawal }] },
    );
    renderInConsole(<WithdrawalsScreen />, { fetch: server.fetch, address: NEW });
    await screen.findByLabelText('Reason');
    choose('Reason', 'request');
    choose('Explanation for visitors', 'Its authors asked for it.');
    fireEvent.click(screen.getByRole('button', { name: /^(?:Save|Withdraw this record)$/ }));
    await screen.findByRole('heading', { name: 'Someone else changed this meanwhile' });
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldYoursTheirs',
      'ReasonRequest of its authors, owners or sourceProtection of personal data',
      'Explanation for visitorsIts authors asked for it.It named patients.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const mine = { recordId: ID, reason: 'request', explanation: 'Its authors asked for it.' };
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...mine, version },
        { ...mine, version: 5 },
      ]),
    );
  },
);

test('an unsent withdrawal is not left without a question, and can be continued later', async () => {
  const { router } = show(NEW, { found: [RECORD] });
  await screen.findByRole('button', { name: 'Withdraw this record' });
  choose('Explanation for visitors', 'It named pat');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave and continue later' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  await act(() => router.navigate(NEW));
  expect(await screen.findByLabelText('Explanation for visitors')).toHaveProperty('value', 'It named pat');
});

test('of several records with an identifier, one is chosen', async () => {
  show(NEW, { found: [RECORD, { ...RECORD, id: 'a::2', title: 'Ebb' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose this record: Ebb' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ebb']);
  expect(document.activeElement?.textContent).toBe('Ebb');
});

test('nothing is found: the form says so', async () => {
  show(NEW);
  expect(await screen.findByText('There is no record with this id, identifier or address.')).toBeTruthy();
});

test('a refusal keeps what was written', async () => {
  show(NEW, { found: [RECORD], changed: { status: 403, body: { message: 'Your roles do not allow this' } } });
  await screen.findByRole('button', { name: 'Withdraw this record' });
  choose('Reason', 'legal');
  choose('Explanation for visitors', 'A court asked for it.');
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw this record' }));
  expect(await screen.findByText(/Your roles do not allow this/)).toBeTruthy();
  expect(screen.getByLabelText('Explanation for visitors')).toHaveProperty('value', 'A court asked for it.');
});
