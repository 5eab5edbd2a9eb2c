import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { save, type } from '../../testing/controls.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';

const TIDES = { id: 'a::1', kind: 'publication', title: 'Tides', sources: ['Tidal archive'], parts: [] };
const EBB = { id: 'a::2', kind: 'dataset', title: 'Ebb', sources: ['Sea archive'], parts: [] };
const SEANET = { id: 'o::1', kind: 'organization', title: 'SeaNet', sources: [], parts: [] };
const partOf = (id: string, url: string | null = null) => ({ id, sources: ['Tidal archive'], url });
const MERGED = {
  ...TIDES,
  id: 'm::1',
  parts: [partOf('p::1', 'https://tides.example.org/1'), partOf('p::2'), partOf('p::2'), partOf('p::3')],
};

const currentOf = ({ id, kind, title }: typeof TIDES) => ({ id, kind, title });
const DECISION = {
  _id: '64f1',
  version: 1,
  verdict: 'same',
  records: [{ id: 'a::1', current: currentOf(TIDES) }],
  others: [{ id: 'a::2', current: currentOf(EBB) }],
  note: 'The same report.',
  decidedBy: 'ada',
  decidedByName: null,
  decidedAt: '2026-11-23T07:50:13Z',
  isApplied: false,
};
const pageOf = (results: readonly unknown[], numFound = results.length) => ({
  header: { numFound, page: 1, pageSize: 50 },
  results,
});

interface Answers {
  readonly list?: unknown;
  /** The records that each text names. */
  readonly found?: Readonly<Record<string, readonly unknown[]>>;
  readonly changed?: { readonly status?: number; readonly body: unknown };
}

const LIST = '/admin/duplicates';
const MERGE = `${LIST}/merge?record=10.1%2Ftides&other=ebb`;
const SEPARATE = `${LIST}/separate?record=10.1%2Ftides`;

const show = (address: string, { list = pageOf([]), found = {}, changed }: Answers = {}) => {
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') return changed ?? { body: DECISION };
    const { searchParams } = new URL(path, 'http://localhost');
    return { body: path.includes('/find') ? (found[searchParams.get('record') ?? ''] ?? []) : list };
  });
  const { router } = renderInConsole(<DuplicatesScreen />, { fetch: server.fetch, address });
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { router, sent, requests: server.requests };
};
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Decisions' })).getAllByRole('article');
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('without decisions the list says so, and offers the likely pairs, both forms and the way to a harvest', async () => {
  show(LIST);
  expect(await screen.findByText(/^Nothing has been decided/)).toBeTruthy();
  expect(screen.queryByText(/waiting for an answer/)).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/sources',
    `${LIST}/likely`,
    `${LIST}/merge`,
    `${LIST}/separate`,
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  [1, '1 pair of likely duplicates is waiting for an answer.'],
  [1_200, '1,200 pairs of likely duplicates are waiting for an answer.'],
])('of %d likely pairs, the list says “%s”', async (count, sentence) => {
  show(LIST, { list: pageOf([], count) });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a decision is listed with its records, its note, who made it and when, and whether it is applied', async () => {
  const gone = { ...DECISION, _id: '64f2', verdict: 'different', note: '', isApplied: true };
  show(LIST, { list: pageOf([DECISION, { ...gone, others: [{ id: 'b::9', current: null }] }]) });
  const [first, second] = await entries();
  expect(first?.textContent).toBe(
    '“Tides” and “Ebb” are the sameTidesPublication · a::1EbbResearch data · a::2' +
      'The same report.Decided on November 23, 2026 by adaWith the next importDelete',
  );
  expect(second?.textContent).toBe(
    '“Tides” and “b::9” are differentTidesPublication · a::1not the same as' +
      'b::9The current records do not contain it.Decided on November 23, 2026 by adaAppliedDelete',
  );
  expect(screen.getByRole('link', { name: 'Ebb' }).getAttribute('href')).toBe(
    '/search/dataset?datasetId=a%3A%3A2',
  );
});

test('records with one title are named once', async () => {
  const twin = { id: 'p::2', current: currentOf(TIDES) };
  show(LIST, { list: pageOf([{ ...DECISION, verdict: 'different', others: [twin] }]) });
  expect(await screen.findByRole('heading', { name: 'Records named “Tides” are different' })).toBeTruthy();
});

test('many are searched and turned over by the server', async () => {
  const { requests } = show(LIST, { list: pageOf([DECISION], 120) });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'tides' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(
      '/api/admin-tool/merge-decisions?search=tides&page=2&pageSize=50',
    ),
  );
});

test('a decision is deleted once that is confirmed, and the list has the focus', async () => {
  let decisions = [DECISION, { ...DECISION, _id: '64f2' }];
  const server = memoryServer(({ method }) => {
    if (method === 'GET') return { body: pageOf(decisions) };
    decisions = decisions.slice(1);
    return { body: ['64f1'] };
  });
  renderInConsole(<DuplicatesScreen />, { fetch: server.fetch, address: LIST });
  const [button] = await screen.findAllByRole('button', { name: 'Delete: “Tides” and “Ebb” are the same' });
  button?.focus();
  if (button) fireEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The next import merges by its rules again.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
  expect(await screen.findByText('Deleted')).toBeTruthy();
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(server.requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin-tool/merge-decisions/delete',
    body: ['64f1'],
  });
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Decisions' }));
});

test('two records are found one after the other, and shown beside each other before they are merged', async () => {
  const { router, sent } = show(`${LIST}/merge`, { found: { '10.1/tides': [TIDES], ebb: [EBB] } });
  type('Id, DOI or address of the record’s page', ' 10.1/tides ');
  fireEvent.click(screen.getByRole('button', { name: 'Find the record' }));
  const first = await screen.findByRole('heading', { name: 'Tides' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  type('Id, DOI or address of the other record', 'ebb');
  fireEvent.click(screen.getByRole('button', { name: 'Find the other record' }));
  await screen.findByRole('heading', { name: 'Ebb' });
  expect(headings()).toEqual(['Tides', 'Ebb']);
  expect(router.state.location.search).toBe('?record=10.1%2Ftides&other=ebb');
  expect(screen.getByText(/^Publication/).textContent).toBe('Publication · a::1 · Sources: Tidal archive');
  await screen.findByLabelText('Note');
  type('Note', 'The same report.');
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  const body = { verdict: 'same', records: ['a::1'], others: ['a::2'], note: 'The same report.' };
  expect(sent()).toMatchObject([{ path: '/api/admin-tool/merge-decisions/save', body }]);
  expect(router.state.location.state).toEqual({ outcome: 'saved' });
});

test.each([
  ['Keep mine', 2],
  ['Take theirs', 1],
])(
  'if somebody else has decided otherwise meanwhile, both decisions are shown: “%s”',
  async (choice, count) => {
    const theirs = { ...DECISION, verdict: 'different', note: 'Two reports.', version: 3 };
    const answers = [{ status: 409, body: { message: 'changed', current: theirs, given: {} } }];
    const server = memoryServer(({ method, path }) => {
      if (method === 'POST') return answers.shift() ?? { body: DECISION };
      return { body: path.includes('/find') ? [path.includes('ebb') ? EBB : TIDES] : pageOf([]) };
    });
    const { router } = renderInConsole(<DuplicatesScreen />, { fetch: server.fetch, address: MERGE });
    await screen.findByLabelText('Note');
    save();
    await screen.findByRole('heading', { name: 'Someone else changed this meanwhile' });
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldYoursTheirs',
      'They describethe samedifferent',
      'NoteTwo reports.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    const sent = server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const mine = { verdict: 'same', records: ['a::1'], others: ['a::2'] };
    expect(sent).toEqual(
      [
        { ...mine, note: '', version: 0 },
        { ...mine, note: '', version: 3 },
      ].slice(0, count),
    );
  },
);

test('a decision that there is already is named, and replaced', async () => {
  const earlier = {
    ...DECISION,
    verdict: 'different',
    version: 4,
    records: DECISION.others,
    others: DECISION.records,
  };
  const { sent, router } = show(MERGE, {
    found: { '10.1/tides': [TIDES], ebb: [EBB] },
    list: pageOf([{ ...earlier, others: [{ id: 'a::9', current: null }] }, earlier]),
  });
  expect(
    await screen.findByText(
      /^There is already a decision about these records: “Ebb” and “Tides” are different\./,
    ),
  ).toBeTruthy();
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  expect(sent()).toMatchObject([{ body: { verdict: 'same', version: 4 } }]);
});

test.each([
  ['the same record twice', [TIDES], 'Both name the same record. Please name another one.'],
  ['records of different kinds', [SEANET], /^These records are of different kinds/],
])('%s cannot be merged', async (_what, other, problem) => {
  show(MERGE, { found: { '10.1/tides': [TIDES], ebb: other } });
  expect((await screen.findByRole('alert')).textContent).toMatch(problem);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('of several records with an identifier, one is chosen; of none, the form says so', async () => {
  show(MERGE, { found: { '10.1/tides': [TIDES, EBB] } });
  expect(await screen.findByText(/^There is no research product, organization or data source/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose this record: Ebb' }));
  expect(headings()).toEqual(['Ebb']);
  expect(document.activeElement?.textContent).toBe('Ebb');
});

test('of a merged record, some parts are separated from the others: at least one, and not all', async () => {
  const { router, sent } = show(SEPARATE, { found: { '10.1/tides': [MERGED] } });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual([
    'Tidal archive p::1Original record at tides.example.org',
    'Tidal archive p::2',
    'Tidal archive p::3',
  ]);
  save();
  expect(screen.getByText('Please mark at least one record.')).toBeTruthy();
  expect(document.activeElement).toBe(boxes[0]);
  boxes.forEach((box) => fireEvent.click(box));
  expect(screen.getByText('Please leave at least one record unmarked.')).toBeTruthy();
  save();
  expect(sent()).toEqual([]);
  if (boxes[1]) fireEvent.click(boxes[1]);
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  expect(sent()).toMatchObject([
    { body: { verdict: 'different', records: ['p::1', 'p::3'], others: ['p::2'], note: '' } },
  ]);
});

test('a record that was not merged is kept apart from another one', async () => {
  const { sent } = show(SEPARATE, { found: { '10.1/tides': [TIDES], ebb: [EBB] } });
  expect(await screen.findByText(/^This record was not merged of several ones\./)).toBeTruthy();
  type('Id, DOI or address of the other record', 'ebb');
  fireEvent.click(screen.getByRole('button', { name: 'Find the other record' }));
  expect(await screen.findByText('From the next import on, the two are never merged.')).toBeTruthy();
  save();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { verdict: 'different', records: ['a::1'], others: ['a::2'] } }]),
  );
});

test('a record that was merged of records with one id says that they cannot be separated', async () => {
  const twins = { ...MERGED, parts: [partOf('p::1'), partOf('p::1')] };
  show(SEPARATE, { found: { '10.1/tides': [twins] } });
  expect(await screen.findByText(/have the same id, so they cannot be separated\./)).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('a refusal keeps what was written', async () => {
  const message = 'another decision says the opposite about a::1 and a::2';
  const body = { message, problem: { id: 'merge-both', values: { id: 'a::1', other: 'a::2' } } };
  show(MERGE, { found: { '10.1/tides': [TIDES], ebb: [EBB] }, changed: { status: 409, body } });
  await screen.findByRole('button', { name: 'Save' });
  type('Note', 'The same report.');
  save();
  expect(await screen.findByText(/Another decision says the opposite about a::1 and a::2\./)).toBeTruthy();
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'The same report.');
});

test('an unsaved note is not lost: another search asks first', async () => {
  const { router } = show(MERGE, { found: { '10.1/tides': [TIDES], ebb: [EBB] } });
  await screen.findByRole('button', { name: 'Save' });
  type('Note', 'The same report.');
  type('Id, DOI or address of the other record', 'neap');
  fireEvent.click(screen.getByRole('button', { name: 'Find the other record' }));
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  expect(router.state.location.search).toBe('?record=10.1%2Ftides&other=ebb');
});
