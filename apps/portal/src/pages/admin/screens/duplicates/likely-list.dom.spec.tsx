import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LikelyDuplicate } from '@open-discovery/model';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';

const LIKELY = '/admin/duplicates/likely';
type Compared = NonNullable<LikelyDuplicate['record']['current']>;

const recordOf = (id: string, facts: Compared['facts'], title = 'Tides'): LikelyDuplicate['record'] => ({
  id,
  current: { id, kind: 'publication', title, facts: [{ name: 'title', values: [title] }, ...facts] },
});
const PAIR: LikelyDuplicate = {
  reason: 'year',
  record: recordOf('a::1', [
    { name: 'authors', values: ['Doe, Jane', 'Roe, Richard'] },
    { name: 'date', values: ['2004-03-01'] },
    { name: 'publisher', values: ['Sea Press'] },
  ]),
  other: recordOf('a::2', [
    { name: 'authors', values: ['Jane Doe', 'Richard Roe'] },
    { name: 'date', values: ['2007-01-01'] },
  ]),
};
const SECOND: LikelyDuplicate = {
  reason: 'identifiers',
  record: recordOf('b::1', [], 'Ebb'),
  other: recordOf('b::2', [], 'Ebb and flow'),
};

interface Answers {
  readonly pairs?: readonly LikelyDuplicate[];
  readonly total?: number;
  readonly changed?: { readonly status?: number; readonly body: unknown };
}

/** Shows pairs; a decision that the server accepts takes the first one away. */
const show = ({ pairs = [], total = pairs.length, changed }: Answers) => {
  let open = pairs;
  const server = memoryServer(({ method }) => {
    const decided = open.length - pairs.length;
    if (method === 'GET')
      return { body: { header: { numFound: total + decided, page: 1, pageSize: 10 }, results: open } };
    if (changed === undefined) open = open.slice(1);
    return changed ?? { body: { ...DECISION } };
  });
  renderInConsole(<DuplicatesScreen />, { fetch: server.fetch, address: LIKELY });
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { sent, requests: server.requests };
};
const DECISION = {
  ...{ _id: '64f1', version: 1, verdict: 'same', records: [], others: [], note: '', decidedBy: 'ada' },
  ...{ decidedByName: null, decidedAt: '2026-11-23T07:50:13Z', isApplied: false },
};
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Likely duplicates' })).getAllByRole('article');

beforeEach(() => sessionStorage.clear());

test('a pair is shown side by side: why the import was not sure, what agrees and what differs', async () => {
  show({ pairs: [PAIR] });
  const [entry] = await entries();
  expect(screen.getByRole('heading', { name: '“Tides”' })).toBeTruthy();
  expect(screen.getByText('They are alike, but their years differ.')).toBeTruthy();
  const rows = within(entry ?? document.body).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Publication · a::1', 'Publication · a::2'],
    ['Title · the same'],
    ['Tides', 'Tides'],
    ['Authors · the same'],
    ['Doe, Jane; Roe, Richard', 'Jane Doe; Richard Roe'],
    ['Date · different'],
    ['2004-03-01', '2007-01-01'],
    ['Publisher · only in one'],
    ['Sea Press', ''],
  ]);
  expect(screen.getByRole('link', { name: 'a::2' }).getAttribute('href')).toBe(
    '/search/publication?articleId=a%3A%3A2',
  );
});

test.each([
  ['The same', 'same'],
  ['Different', 'different'],
])(
  'the answer “%s” is stored as a decision, and the next pair has the focus of the list',
  async (answer, verdict) => {
    const { sent } = show({ pairs: [PAIR, SECOND] });
    const button = await screen.findByRole('button', { name: `${answer}: “Tides”` });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(screen.getByText('1 pair of likely duplicates is waiting for an answer.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '“Ebb” and “Ebb and flow”' })).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        path: '/api/admin-tool/merge-decisions/save',
        body: { verdict, records: ['a::1'], others: ['a::2'] },
      },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Likely duplicates' }));
  },
);

test('a double click answers once', async () => {
  const { sent } = show({ pairs: [PAIR, SECOND] });
  const button = await screen.findByRole('button', { name: 'The same: “Tides”' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(sent()).toHaveLength(1);
});

test('an answer after that of somebody else says so, and the list is read again', async () => {
  let pairs = [PAIR, SECOND];
  const { fetch } = memoryServer(({ method }) => {
    if (method === 'GET')
      return { body: { header: { numFound: pairs.length, page: 1, pageSize: 10 }, results: pairs } };
    pairs = [SECOND];
    return { status: 409, body: { message: 'changed', current: DECISION, given: {} } };
  });
  renderInConsole(<DuplicatesScreen />, { fetch, address: LIKELY });
  fireEvent.click(await screen.findByRole('button', { name: 'Different: “Tides”' }));
  expect((await screen.findByText('Someone else changed this meanwhile')).role).toBe('alert');
  await waitFor(async () => expect(await entries()).toHaveLength(1));
});

test('a pair can be left for later: it is folded until it is opened again', async () => {
  const { sent } = show({ pairs: [PAIR, SECOND] });
  const later = await screen.findByRole('button', { name: 'Later: “Tides”' });
  later.focus();
  fireEvent.click(later);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'The same: “Tides”' })).toBeNull();
  const now = screen.getByRole('button', { name: 'Decide now: “Tides”' });
  expect(document.activeElement).toBe(now);
  fireEvent.click(now);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

test.each<[string, LikelyDuplicate['other']]>([
  ['whose record is gone', { id: 'a::9', current: null }],
  ['that has become one record', { ...PAIR.record, id: 'a::9' }],
  [
    'of a work and an organization',
    { id: 'o::1', current: { id: 'o::1', kind: 'organization', title: 'Tides', facts: [] } },
  ],
])('a pair %s says that there is nothing to decide', async (_what, other) => {
  show({ pairs: [{ ...PAIR, other }] });
  expect(await screen.findByText(/There is nothing left to decide\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^The same/ })).toBeNull();
});

test('a refused answer says why, and the pairs are read again', async () => {
  const values = { id: 'a::1', other: 'a::2' };
  const problem = { field: 'others', id: 'merge-both', values };
  const { requests } = show({
    pairs: [PAIR],
    changed: { status: 400, body: { message: 'others: another decision says the opposite', problem } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'The same: “Tides”' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Another decision says the opposite about a::1 and a::2.',
  );
  await waitFor(() => expect(requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

test('many pairs are turned over by the server, ten at a time', async () => {
  const { requests } = show({ pairs: [PAIR], total: 120 });
  expect(await screen.findByText('1 to 1 of 120')).toBeTruthy();
  expect(screen.getByText('120 pairs of likely duplicates are waiting for an answer.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(
      '/api/admin-tool/merge-decisions/likely?page=2&pageSize=10',
    ),
  );
});

test('without pairs the list says so, and leads to the decisions', async () => {
  show({});
  expect(await screen.findByText(/^No pairs are left/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Decisions so far' }).getAttribute('href')).toBe(
    '/admin/duplicates',
  );
});

test('a failure is no empty list', async () => {
  const server = memoryServer(() => ({ status: 503, body: { message: 'The database does not respond' } }));
  renderInConsole(<DuplicatesScreen />, { fetch: server.fetch, address: LIKELY });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/^No pairs are left/)).toBeNull();
});
