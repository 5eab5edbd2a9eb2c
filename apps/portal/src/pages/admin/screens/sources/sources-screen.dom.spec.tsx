import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { SourcesScreen } from './sources-screen.tsx';

const SOURCE = {
  name: 'archive',
  kind: 'oai-pmh',
  address: 'https://archive.example.org/oai',
  records: 1_763,
  completeAt: '2026-11-23T07:50:13Z',
  lastFailure: null,
  progress: null,
  last: { endedAt: '2026-11-23T07:50:13Z', failure: null, new: 12, changed: 3, gone: 1 },
};
const FAILURE = {
  at: '2026-11-24T08:12:00Z',
  message: 'archive.example.org: status 503, 6 times in a row.',
};
const LIST = { isRunning: false, isPublishing: false, startProblem: null, sources: [SOURCE] };

const show = (list: unknown, started: { status?: number; body: unknown } = { body: list }) => {
  const server = memoryServer(({ method }) => (method === 'POST' ? started : { body: list }));
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  return server.requests;
};

test('a source is shown with its records and what its last run found', async () => {
  show(LIST);
  expect(await screen.findByRole('heading', { name: 'archive' })).toBeTruthy();
  expect(screen.getByText(/^1,763 records, last complete on November 23, 2026/)).toBeTruthy();
  expect(screen.getByText('Last run: 12 new, 3 changed, 1 gone')).toBeTruthy();
});

test.each([
  [
    { last: { ...SOURCE.last, failure: FAILURE.message }, lastFailure: FAILURE },
    /^The last run failed on November 2\d, 2026 at .+; what came before stays\. archive.+ status 503, 6 times/,
  ],
  [
    { lastFailure: FAILURE },
    /^A run last failed on November 2\d, 2026 at .+; a later one was complete\. archive.+ status 503, 6 times/,
  ],
  [{ progress: { records: 40, total: 100 } }, /^Interrupted after 40 records/],
  [{ records: 0, completeAt: null, last: null }, 'No records yet; never complete'],
])('a source with %j says so', async (change, text) => {
  show({ ...LIST, sources: [{ ...SOURCE, ...change }] });
  await screen.findByRole('article');
  const texts = [...document.querySelectorAll('article p')].map((element) => element.textContent);
  expect(texts).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

test('a button starts one source, another one all; a running harvest is shown, and no second one starts', async () => {
  const requests = show(LIST);
  fireEvent.click(await screen.findByRole('button', { name: 'Harvest archive' }));
  fireEvent.click(screen.getByRole('button', { name: 'Harvest all sources' }));
  const bodies = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ names: ['archive'] }, { names: [] }]));
});

test('a running harvest shows how far it is, and cannot be started again', async () => {
  const requests = show({
    ...LIST,
    isRunning: true,
    sources: [{ ...SOURCE, progress: { records: 40, total: 100 } }],
  });
  expect(await screen.findByText('A harvest is running: records are being fetched.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '40 records received' })).toBeTruthy();
  for (const name of ['Harvest archive', 'Harvest all sources']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  }
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a running harvest can be stopped; the region that announced its steps announces its end, and the focus stays', async () => {
  const source = { ...SOURCE, progress: { records: 40, total: 100 } };
  const lists = {
    fetching: { ...LIST, isRunning: true, sources: [source] },
    publishing: { ...LIST, isRunning: true, isPublishing: true, sources: [source] },
    ended: { ...LIST, sources: [source] },
  };
  let step: keyof typeof lists = 'publishing';
  const server = memoryServer(({ method }) => {
    if (method === 'POST') step = 'ended';
    return { body: lists[step] };
  });
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  const status = await screen.findByText('A harvest is running: the records are being published.');
  expect(status.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('progressbar')).toBeNull();
  const stop = screen.getByRole('button', { name: 'Stop the harvest' });
  stop.focus();
  fireEvent.click(stop);
  await waitFor(() => expect(status.textContent).toBe('The harvest has ended.'));
  expect(document.activeElement).toBe(stop);
  fireEvent.click(stop);
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: expect.stringMatching(/\/harvest\/stop$/), body: null },
  ]);
});

test('a refusal is shown in the words of the server', async () => {
  show(LIST, { status: 409, body: { message: 'A harvest is running already' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Harvest archive' }));
  expect(await screen.findByText('A harvest is running already')).toBeTruthy();
});

test('without the setting, there is no button but the reason', async () => {
  show({ ...LIST, startProblem: 'contact' });
  expect(await screen.findByText(/the server needs HARVEST_CONTACT/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without sources, the screen says how to add one', async () => {
  show({ ...LIST, sources: [] });
  expect(await screen.findByText(/^There are no sources yet/)).toBeTruthy();
});
