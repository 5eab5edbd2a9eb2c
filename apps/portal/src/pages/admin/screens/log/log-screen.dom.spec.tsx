import { expect, test } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import type { AdminChange } from '@open-discovery/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addMessages, loadMessages } from '../../../../messages/load-messages.ts';
import { PAGE_CATALOGS } from '../../../../messages/page-catalogs.ts';
import { SCREEN_CATALOGS } from '../../screen-catalogs.ts';
import { FIELD_NAMES_CATALOG } from '../../../../components/field-names/field-names-catalog.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { LogScreen } from './log-screen.tsx';

const CHANGE: AdminChange = {
  _id: 'c1',
  at: '2026-11-21T10:00:00Z',
  by: 'ada',
  byName: 'Ada Lovelace',
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

test('a user is named, and their changes alone are shown', async () => {
  const unknown = { ...CHANGE, _id: 'c2', by: 'mia', byName: null };
  const server = memoryServer(() => ({ body: [CHANGE, unknown] }));
  renderInConsole(<LogScreen />, { fetch: server.fetch });
  expect(await screen.findByRole('button', { name: 'mia' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ada Lovelace (you)' }));
  expect(screen.getByRole('button', { name: /^Only changes by Ada Lovelace/ })).toBeTruthy();
  await waitFor(() => expect(server.requests.filter(({ path }) => path.includes('by=ada'))).toHaveLength(1));
});

test('among thousands of changes, those of a portal and until a day are shown', async () => {
  const outline = { _id: 'p1', pid: 'egi', name: 'Grid', type: 'community' };
  const server = memoryServer(({ path }) => ({ body: path.endsWith('/portal') ? [outline] : [CHANGE] }));
  renderInConsole(<LogScreen />, { fetch: server.fetch });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Portal (id)').list?.options).toHaveLength(1),
  );
  fireEvent.change(screen.getByLabelText('Portal (id)'), { target: { value: 'eg' } });
  expect(screen.getByText('No portal has this id.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Portal (id)'), { target: { value: 'EGI' } });
  fireEvent.change(screen.getByLabelText('Up to the day'), { target: { value: '2026-11-20' } });
  const until = encodeURIComponent(new Date('2026-11-20T23:59:59.999').toISOString());
  await waitFor(() =>
    expect(server.requests.map(({ path }) => path)).toContain(
      `/api/admin-tool/community/egi/history?limit=50&until=${until}`,
    ),
  );
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
      ['Example searches: English', 'nothing', 'sea'],
      ['Places for help texts', 'nothing', 'Top of the page\nLeft of the content'],
      ['Opens in', 'nothing', 'the same tab'],
      ['Page', 'nothing', 'Help'],
      ['Place', 'nothing', 'gone'],
    ]),
  );
});

test('an undo that is refused names the field as its form does, and keeps the focus', async () => {
  const deletion = { ...CHANGE, action: 'delete', collection: 'page', before: { name: 'Help' }, after: null };
  renderInConsole(
    <LogScreen />,
    memoryServer(({ method }) =>
      method === 'POST'
        ? { status: 400, body: { message: 'layout.accent: This is not a color' } }
        : { body: [deletion] },
    ),
  );
  const undo = await screen.findByRole('button', { name: 'Undo this change' });
  undo.focus();
  fireEvent.click(undo);
  expect(undo.ariaDisabled).toBe('true');
  expect((await screen.findByRole('alert')).textContent).toBe('Accent color: This is not a color');
  expect(document.activeElement).toBe(undo);
  expect(undo.ariaDisabled).toBe('false');
});

/** Returns the rows of the table of a change that sets these fields. */
const rowsOf = async (collection: string, after: object): Promise<(string | null)[][]> => {
  renderInConsole(
    <LogScreen />,
    memoryServer(({ path }) => ({
      body: path.includes('history') ? [{ ...CHANGE, collection, after }] : [],
    })),
  );
  fireEvent.click(await screen.findByText(/fields? changed/));
  const rows = await screen.findAllByRole('row');
  return rows
    .slice(1)
    .map(({ children }) => [children[0]?.textContent ?? null, children[2]?.textContent ?? null]);
};

const END = { type: 'project', id: 'p1', title: 'SeaNet' };

test.each<[collection: string, fields: object, rows: readonly (readonly string[])[]]>([
  [
    'page',
    { name: 'Help', route: '/help', type: 'landing' },
    [
      ['Name', 'Help'],
      ['Address in this portal', '/help'],
      ['Type', 'Page of a record'],
    ],
  ],
  [
    'source',
    { name: 'papers', file: 'tides.bib' },
    [
      ['Name', 'papers'],
      ['File', 'tides.bib'],
    ],
  ],
  [
    'portal',
    { type: 'community', layout: { queryFieldName: 'authorName' } },
    [
      ['Type', 'Research community'],
      ['Search field that selects the works', 'Author (whole name or ORCID iD)'],
    ],
  ],
  [
    'portal',
    { type: 'funder', dashboard: { figures: [{ figure: 'outputs', title: '', text: 'All' }] } },
    [
      ['Type', 'Funder'],
      ['Figures', 'Works by year and type · All'],
    ],
  ],
  [
    'menuItem',
    { title: 'Start', type: 'external', icon: 'lock-open' },
    [
      ['Title', 'Start'],
      ['Leads to', 'another site'],
      ['Icon', 'Open lock'],
    ],
  ],
  ['menuSettings', { featuredAlignment: 'CENTER' }, [['Alignment of the featured menu', 'Center']]],
  [
    'statistics',
    { choices: { publication: { timeline: { status: true } } } },
    [['Publications, Over the years, On its page', 'yes']],
  ],
  [
    'claim',
    { target: END, relation: 'IsCitedBy', state: 'pending' },
    [
      ['Linked with: Type', 'Project'],
      ['Linked with: Id', 'p1'],
      ['Linked with: Title', 'SeaNet'],
      ['Relation', 'is cited by'],
      ['State', 'Waiting'],
    ],
  ],
  [
    'mergeDecision',
    { verdict: 'different', records: ['a::1'], others: ['a::2', 'a::3'], note: 'Two reports.' },
    [
      ['They describe', 'different'],
      ['Records', 'a::1'],
      ['Other records', 'a::2\na::3'],
      ['Note', 'Two reports.'],
    ],
  ],
])('no field and no value of a %s is shown as it is stored: %j', async (collection, fields, rows) =>
  expect(await rowsOf(collection, fields)).toEqual(rows),
);

test.each<[what: string, change: Partial<AdminChange>, name: string]>([
  [
    'a page of the software',
    { collection: 'page', after: { name: 'My links', route: '/myclaims' } },
    'Meine Verknüpfungen',
  ],
  ['the switch of a page', { collection: 'page', itemId: 'p1', after: { name: 'Help' } }, 'Hilfe'],
  ['a renamed page', { collection: 'page', itemId: 'p1', after: { name: 'First aid' } }, 'First aid'],
  ['a help text', { collection: 'pageHelpContent', after: { page: 'p1' } }, 'Hilfe'],
  [
    'a menu item',
    { collection: 'menuItem', after: { title: 'Home', type: 'internal', route: '/', url: '' } },
    'Startseite',
  ],
  [
    'a menu item of one’s own',
    { collection: 'menuItem', after: { title: 'Home', type: 'internal', route: '/own', url: '' } },
    'Home',
  ],
  ['a portal', { collection: 'portal', after: { name: 'Tides' } }, 'Tides'],
])('%s has the name that its editors know in their language', async (_what, change, name) => {
  const german = await loadMessages('de');
  await addMessages(german, PAGE_CATALOGS.admin);
  await addMessages(german, SCREEN_CATALOGS.log);
  await addMessages(german, FIELD_NAMES_CATALOG);
  const { fetch } = memoryServer(({ path }) => {
    if (path.includes('history')) return { body: [{ ...CHANGE, ...change }] };
    return { body: path.includes('/page') ? [PAGE] : [] };
  });
  renderInConsole(
    <I18nProvider i18n={german}>
      <LogScreen />
    </I18nProvider>,
    { fetch },
  );
  expect(await screen.findByText(name, { selector: 'strong' })).toBeTruthy();
});

test('a log that fails says why, and is loaded again', async () => {
  let isAway = true;
  const server = memoryServer(({ path }) => {
    if (!path.includes('/history')) return { body: [] };
    return isAway ? { status: 503, body: { message: 'The database is away' } } : { body: [CHANGE] };
  });
  renderInConsole(<LogScreen />, { fetch: server.fetch });
  expect(await screen.findByText('The database is away')).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
