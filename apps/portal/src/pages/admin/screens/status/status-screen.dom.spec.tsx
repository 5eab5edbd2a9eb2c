import { expect, test } from '@jest/globals';
import type { ImportReport } from '@open-discovery/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { SOUND_STATUS } from '../../testing/server-status.ts';
import { StatusScreen } from './status-screen.tsx';

const REPORT: ImportReport = {
  startedAt: '2026-11-23T07:48:13Z',
  durationMs: 61_000,
  inputs: {
    total: 53,
    files: [
      { name: 'dump.tar', format: 'record', read: 900, kept: 700, merged: 150, skipped: 50 },
      { name: 'notes.txt', format: null, read: 1, kept: 0, merged: 0, skipped: 1 },
      { name: 'empty.jsonl', format: null, read: 0, kept: 0, merged: 0, skipped: 0 },
    ],
  },
  records: { product: 1_700, person: 63 },
  derived: { person: 63 },
  skipped: {
    total: 51,
    reasons: [
      {
        problem: { id: 'no-field', values: { kind: 'product', field: 'mainTitle' } },
        reason: 'product without a usable mainTitle',
        count: 48,
      },
      { problem: { id: 'of-a-newer-version', values: {} }, reason: 'too salty', count: 2 },
      { reason: 'not JSON', count: 1 },
    ],
  },
  fields: {
    total: 1,
    shown: [
      { kind: 'product', field: 'publicationDate', partly: 7, refused: 2, unknown: 0, example: '2018-02-30' },
    ],
  },
  links: { kept: 4_096, unresolved: 3 },
};

const show = (body: unknown, status = 200, report: ImportReport | null = REPORT, harvests?: object) => {
  const server = memoryServer(({ path }) => {
    if (path.endsWith('/import-report')) return { body: { generation: 'generation-000002', report } };
    if (path.endsWith('/harvest') && harvests !== undefined) return { body: harvests };
    return { status, body };
  });
  renderInConsole(<StatusScreen />, { fetch: server.fetch });
  return server;
};

test('the records, their age and the server are shown, fetched from beside the admin tool', async () => {
  const { requests } = show(SOUND_STATUS);
  expect(await screen.findByText('1,763')).toBeTruthy();
  expect(screen.getByText('Everything works.')).toBeTruthy();
  expect(screen.getByText('generation-000002')).toBeTruthy();
  expect(screen.getByText('for 2 hours')).toBeTruthy();
  expect(
    screen.getByText(/^November 2\d, 2026 at .+/, { selector: '[datetime="2026-11-22T02:15:00Z"]' }),
  ).toBeTruthy();
  expect(requests.map(({ path }) => path)).toContain('/api/status');
});

test.each([
  [
    'no records',
    {
      ...SOUND_STATUS,
      status: 'degraded',
      index: { state: 'unavailable', reason: 'missing', message: 'No index' },
    },
    'There are no records, or they cannot be read.',
  ],
  [
    'a database that is away',
    {
      ...SOUND_STATUS,
      status: 'degraded',
      content: { state: 'unavailable', reason: 'unreachable', message: 'No pool', setAside: [] },
    },
    'The database does not respond at the moment.',
  ],
  [
    'a reason that this portal does not know',
    { ...SOUND_STATUS, status: 'degraded', index: { state: 'unavailable', message: 'The moon is full' } },
    'The search cannot be used.',
  ],
  [
    'what the server says',
    {
      ...SOUND_STATUS,
      status: 'degraded',
      index: { state: 'unavailable', reason: 'broken', message: 'Not ours' },
    },
    'Not ours',
  ],
  [
    'a disk that is nearly full',
    { ...SOUND_STATUS, status: 'degraded', disk: 'full' },
    /^The disk of the server/,
  ],
  [
    'earlier records in place of damaged ones',
    {
      ...SOUND_STATUS,
      status: 'degraded',
      index: { ...SOUND_STATUS.index, fallback: { from: 'generation-000003', reason: 'damaged ids' } },
    },
    'The newest records cannot be read. The previous ones are searched until the next import.',
  ],
  [
    'a damaged row',
    {
      ...SOUND_STATUS,
      status: 'degraded',
      content: { state: 'ready', setAside: [{ table: 'items', id: '64f1' }] },
    },
    'items 64f1',
  ],
])('%s is told', async (_what, body, expected) => {
  show(body);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.getByText('Something needs attention.')).toBeTruthy();
});

const harvestOf = (endedAt: string) => ({
  ...{ isRunning: false, isPublishing: false, hasProgram: true, kinds: [] },
  sources: [
    {
      ...{ name: 'papers', kind: 'upload', address: null, options: {}, files: [], waitsForContact: false },
      ...{ isDamaged: false, records: 0, completeAt: null, failures: 0, lastFailure: null, waits: null },
      ...{ progress: null, last: { endedAt, failure: null, new: 2, changed: 0, gone: 0 } },
    },
  ],
});

test('a harvest that was not published needs attention, and leads to the sources', async () => {
  show(SOUND_STATUS, 200, REPORT, harvestOf('2026-11-23T09:00:00Z'));
  expect(await screen.findByText(/^What the last harvest found is not published/)).toBeTruthy();
  expect(screen.getByText('Something needs attention.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sources' }).getAttribute('href')).toBe('/admin/sources');
});

test('a harvest that was published needs none', async () => {
  const { requests } = show(SOUND_STATUS, 200, REPORT, harvestOf('2026-11-23T07:00:00Z'));
  await screen.findByText('53 files');
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/harvest'))).toBe(true));
  expect(screen.getByText('Everything works.')).toBeTruthy();
});

test('an answer of another shape is a failure with a second try', async () => {
  show({ status: 'ok' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the import is shown: its files, its records, and what it left out and why', async () => {
  show(SOUND_STATUS);
  expect(await screen.findByText('1 minute 1 second')).toBeTruthy();
  expect(screen.getByText('1,700')).toBeTruthy();
  expect(screen.getByText('63 (63 of them only mentioned in other records)')).toBeTruthy();
  expect(screen.getByText('4,096 (3 more lead to nothing in the index)')).toBeTruthy();
  expect(screen.getByText('53 files')).toBeTruthy();
  expect(screen.getByText(/^and 50 more, listed in import-report\.jsonl/)).toBeTruthy();
  expect(
    screen.getByText(/900 records read, 700 kept, 150 merged with others, 50 left out/).textContent,
  ).toMatch(/^dump\.tar \(record\)/);
  expect(screen.getByText(/1 record read/).textContent).toMatch(/^notes\.txt \(unknown format\)/);
  expect(screen.getByText('empty.jsonl').parentElement?.textContent).toMatch(
    /^empty\.jsonl \(no records in it\)/,
  );
  expect(screen.getByText('51 records were left out')).toBeTruthy();
  expect(
    screen.getByText(/^48 × The field mainTitle is missing or not usable \(Research products\)$/),
  ).toBeTruthy();
  for (const [text, entry] of [
    ['too salty', '2 × too salty'],
    ['not JSON', '1 × not JSON'],
  ] as const)
    expect(screen.getByText(text, { selector: '[lang="en"]' }).parentElement?.textContent).toBe(entry);
  expect(screen.getByText('product.publicationDate').parentElement?.textContent).toBe(
    'product.publicationDate · 7 understood in part, 2 not usable, for example 2018-02-30',
  );
});

test('a file of which nothing was published has the reason in place of a format', async () => {
  const problem = { id: 'unmapped-table', values: {} };
  const file = { name: 'tides.csv', format: null, read: 1, kept: 0, merged: 0, skipped: 1, problem };
  show(SOUND_STATUS, 200, { ...REPORT, inputs: { total: 1, files: [file] } });
  expect((await screen.findByText(/1 record read/)).textContent).toMatch(
    /^tides\.csv \(CSV table whose columns are not assigned to fields\)/,
  );
});

test('looking again asks for the state and for the import', async () => {
  const { requests } = show(SOUND_STATUS);
  await screen.findByText('53 files');
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  const asked = (end: string) => requests.filter(({ path }) => path.endsWith(end)).length;
  await waitFor(() => expect([asked('/api/status'), asked('/import-report')]).toEqual([2, 2]));
});

test('an index that was built without a report says so', async () => {
  show(SOUND_STATUS, 200, null);
  expect(await screen.findByText(/^This index was built without a report/)).toBeTruthy();
});
