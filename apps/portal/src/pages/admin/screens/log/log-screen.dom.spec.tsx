import { expect, test } from '@jest/globals';
import type { AdminChange } from '@open-discovery/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { LogScreen } from './log-screen.tsx';

const CHANGE: AdminChange = {
  _id: 'c1',
  at: '2026-11-21T10:00:00Z',
  by: 'ada',
  action: 'create',
  collection: 'claim',
  itemId: 'l1',
  portalPid: null,
  before: null,
  after: { name: 'A link' },
};

test('the kinds are written alike: with a capital letter as options, without one in sentences', async () => {
  renderInConsole(
    <LogScreen />,
    memoryServer(() => ({ body: [CHANGE] })),
  );
  expect(await screen.findByText(/created: link/)).toBeTruthy();
  const options = within(screen.getByRole('combobox', { name: 'Show changes of' })).getAllByRole('option');
  const words = options.map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['Everything', 'Page', 'Link']));
  expect(words.filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]);
});

test('the fields of a change are named as in their form', async () => {
  const layout = { queryFieldName: 'subject', accent: 'teal' };
  const change = { ...CHANGE, collection: 'portal', after: { layout, dashboard: { visibility: 'public' } } };
  renderInConsole(
    <LogScreen />,
    memoryServer(() => ({ body: [change] })),
  );
  fireEvent.click(await screen.findByText('3 fields changed'));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Search field that selects the works',
    'Accent color',
    'Who sees it',
  ]);
});

const PAGE = {
  _id: 'p1',
  version: 1,
  name: 'Help',
  route: '/help',
  type: 'other',
  portalType: 'explore',
  portalPid: null,
  positions: [],
  entities: [],
  hasContent: false,
  isEnabled: true,
};

test('values are shown in the words of their form, references by their names', async () => {
  const fields = {
    layout: { showHeaderAlways: true, font: 'sans', languages: ['en', 'de'], examples: { en: ['sea'] } },
    positions: ['top', 'left'],
    target: '_self',
    page: 'p1',
    divId: 'gone',
  };
  const change = { ...CHANGE, collection: 'portal', before: {}, after: fields };
  renderInConsole(
    <LogScreen />,
    memoryServer(({ path }) => {
      if (path.includes('history')) return { body: [change] };
      return path.includes('/page') ? { body: [PAGE] } : { body: [] };
    }),
  );
  fireEvent.click(await screen.findByText('8 fields changed'));
  await waitFor(() =>
    expect(
      screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Field', 'Before', 'After'],
      ['Header on every page', 'nothing', 'yes'],
      ['Font of headings', 'nothing', 'Sans serif'],
      ['Languages', 'nothing', 'English\nDeutsch'],
      ['Example searches: en', 'nothing', 'sea'],
      ['Positions of help texts', 'nothing', 'Top\nLeft'],
      ['Opens in', 'nothing', 'the same tab'],
      ['Page', 'nothing', 'Help'],
      ['Place', 'nothing', 'gone'],
    ]),
  );
});
