import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { SOUND_STATUS } from '../../testing/server-status.ts';
import type { ScreenLink } from '../../console-context.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const SCREENS: readonly ScreenLink[] = [
  { segment: '', title: 'admin.overview', group: null },
  { segment: 'menu', title: 'admin.menu', group: 'content' },
  { segment: 'sources', title: 'admin.sources', group: 'records' },
  { segment: 'status', title: 'admin.status', group: 'operation' },
];

const DEGRADED = {
  ...SOUND_STATUS,
  status: 'degraded',
  index: { state: 'unavailable', reason: 'missing', message: '' },
};

const LAST = { endedAt: '2026-11-23T07:50:13Z', failure: null, new: 12, changed: 3, gone: 1 };
const source = (name: string, failure: string | null) => ({
  name,
  kind: 'ror',
  address: 'https://ror.example.org',
  options: {},
  files: [],
  waitsForContact: false,
  isDamaged: false,
  records: 12,
  completeAt: null,
  failures: failure === null ? 0 : 1,
  lastFailure: failure === null ? null : { at: LAST.endedAt, message: failure, reason: null },
  waits: null,
  progress: null,
  last: { ...LAST, failure },
});
const harvests = (sources: readonly object[], isRunning = false) => ({
  isRunning,
  isPublishing: false,
  hasProgram: true,
  kinds: [],
  sources,
});

const claims = (pending: number) => ({
  header: { numFound: pending, page: 1, pageSize: 20 },
  counts: { pending, approved: 0, rejected: 0 },
  results: [],
});

interface Answers {
  readonly status?: object;
  readonly list?: object | null;
  readonly pending?: number;
}

const show = ({ status = SOUND_STATUS, list = harvests([]), pending = 0 }: Answers, screens = SCREENS) => {
  const server = memoryServer(({ path }) => {
    if (path.endsWith('/status')) return { body: status };
    if (path.endsWith('/harvest'))
      return list === null ? { status: 503, body: { message: 'The disk is away.' } } : { body: list };
    if (path.includes('/claims')) return { body: claims(pending) };
    return { status: 404, body: {} };
  });
  renderInConsole(<OverviewScreen />, {
    fetch: server.fetch,
    screens,
    configuration: { pages: [{ route: '/claims', isEnabled: true }] },
  });
  return server.requests;
};

test.each<[string, Answers, string]>([
  ['records and their age', {}, '1,763 records, published on November 23, 2026'],
  ['the last backup', {}, 'The last backup was made on November 2'],
  ['that no backup is known', { status: { ...SOUND_STATUS, lastBackupAt: null } }, 'No backup is known.'],
  ['a server that needs attention', { status: DEGRADED }, 'Something needs attention.'],
  ['no sources', {}, 'There are no sources yet.'],
  ['sources', { list: harvests([source('archive', null)]) }, '1 source'],
  ['a running harvest', { list: harvests([source('archive', null)], true) }, 'A harvest is running.'],
  [
    'a source whose last harvest failed',
    { list: harvests([source('archive', 'status 503'), source('ror', null)]) },
    'The last harvest of archive failed.',
  ],
  [
    'a source with a damaged file',
    { list: harvests([{ ...source('archive', null), isDamaged: true }]) },
    'A file of archive is damaged; nothing can be harvested.',
  ],
  ['links that wait', { pending: 3 }, '3 links wait for a decision.'],
  ['an answer that is not understood', { list: {} }, 'Server error'],
  ['a failure of the server', { list: null }, 'The disk is away.'],
])('%s: the overview says so', async (_what, answers, expected) => {
  show(answers);
  expect(
    await screen.findByText(
      (_text, element) => element?.tagName === 'DD' && element.textContent.includes(expected),
    ),
  ).toBeTruthy();
});

test('each screen says what it is for, in its group', async () => {
  show({});
  const records = within(await screen.findByRole('list', { name: 'Records' }));
  expect(records.getByRole('link', { name: 'Sources' }).getAttribute('href')).toBe('/admin/sources');
  expect(
    records.getByText('Where the records come from: harvested services and uploaded files.'),
  ).toBeTruthy();
});

test('nothing is asked about screens that the user may not open', async () => {
  const requests = show({}, SCREENS.slice(0, 2));
  await screen.findByRole('list', { name: 'Content' });
  expect(requests.filter(({ path }) => /harvest|status$/.test(path))).toEqual([]);
});
