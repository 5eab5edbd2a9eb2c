import { describe, expect, test } from '@jest/globals';
import type { PortalExport } from '@open-discovery/model';
import { compareExports as compare } from './compare-exports.ts';
import type { FileNames } from './compare-exports.ts';
import { picturesIn } from './pictures.ts';
import { readPortalFile } from './read-portal-file.ts';

const PORTAL: PortalExport = {
  format: 'open-discovery-portal',
  formatVersion: 1,
  portal: { pid: 'tides', name: 'Tides', type: 'explore' },
  entities: [{ _id: 'e1', pid: 'dataset', name: 'Research data', isEnabled: true }],
  pages: [
    { _id: 'p1', name: 'About', route: '/about', portalType: 'explore', entities: ['e1'], isEnabled: true },
  ],
  divIds: [{ _id: 'd1', name: 'hint', portalType: 'explore', pages: ['p1'] }],
  divHelpContents: [{ divId: 'd1', content: '<p>Hint</p>' }],
  pageHelpContents: [{ page: 'p1', placement: 'top', content: '<p>Top</p>' }],
  menuItems: [
    { _id: 'm1', title: 'More' },
    { _id: 'm2', title: 'About', route: '/about', parentItemId: 'm1' },
    { _id: 'm3', title: 'Help', route: '/help' },
  ],
  menu: { isMenuEnabled: true, isFeaturedMenuEnabled: false, featuredAlignment: 'LEFT' },
  statistics: { pid: 'tides', isEnabled: true, choices: {} },
};

const NAMES: FileNames = {
  ofEntity: ({ name }) => name,
  ofDiv: (name) => name,
  ofMenuItem: ({ title }) => title,
  ofPosition: (position) => position,
  ofField: (path) => path,
};
const compareExports = (current: PortalExport, next: PortalExport) => compare(current, next, NAMES);

describe('the changes of an import are listed before it happens', () => {
  const page = PORTAL.pages[0] ?? { _id: '', name: '', route: '', portalType: 'explore', isEnabled: false };
  test.each([
    [
      'a new page',
      { pages: [...PORTAL.pages, { ...page, _id: 'x', route: '/new' }] },
      'pages',
      { added: ['/new'] },
    ],
    [
      'a page that is switched off',
      { pages: [{ ...page, isEnabled: false }] },
      'pages',
      { changed: ['/about'] },
    ],
    ['a page that is not in the file', { pages: [], pageHelpContents: [] }, 'pages', { removed: ['/about'] }],
    [
      'a menu item that moves',
      { menuItems: [{ _id: 'm2', title: 'About', route: '/about' }] },
      'menuItems',
      { added: ['About'], removed: ['More', 'More › About', 'Help'] },
    ],
    [
      'another order of menu items',
      { menuItems: [{ _id: 'm4', title: 'New' }, ...[2, 1, 0].flatMap((at) => PORTAL.menuItems[at] ?? [])] },
      'menuItems',
      { added: ['New'], changed: ['More'] },
    ],
    [
      'another name and color',
      { portal: { ...PORTAL.portal, name: 'Ebb', layout: { accent: '#ff0000' } } },
      'settings',
      { changed: ['name'], added: ['layout.accent'] },
    ],
    [
      'one of two help texts of a spot',
      {
        divHelpContents: [
          { divId: 'd1', content: '<p>Hint</p>' },
          { divId: 'd1', content: '<p>Another</p>' },
        ],
      },
      'divHelpContents',
      { added: ['hint · 2'] },
    ],
    ['a kind that is not in the file, which other portals have, too,', { entities: [] }, 'entities', {}],
    [
      'a help text',
      { pageHelpContents: [{ page: 'p1', placement: 'top' as const, content: 'new' }] },
      'pageHelpContents',
      { changed: ['/about · top · 1'] },
    ],
  ] as const)('%s', (_what, fields, list, expected) => {
    const found = compareExports(PORTAL, { ...PORTAL, ...fields }).find((one) => one.list === list);
    expect(found).toEqual({ list, added: [], changed: [], removed: [], ...expected });
  });

  test('of a page that portals share, only its switch is changed', () => {
    const shared = { ...page, portalPid: null };
    const withPages = (pages: PortalExport['pages']) => ({ ...PORTAL, pages });
    const changes = (next: PortalExport['pages']) =>
      compareExports(withPages([shared]), withPages(next)).find(({ list }) => list === 'pages');
    const none = { list: 'pages', added: [], changed: [], removed: [] };
    expect(changes([])).toEqual(none);
    expect(changes([{ ...shared, name: 'Other' }])).toEqual(none);
    expect(changes([{ ...shared, isEnabled: false }])).toEqual({ ...none, changed: ['/about'] });
  });

  test('communities and stakeholders are added and changed; those that the file lacks stay', () => {
    const { format: _format, formatVersion: _version, ...content } = PORTAL;
    const named = (name: string, title = '') => ({
      ...content,
      portal: { ...content.portal, name, layout: { title } },
    });
    const current = { ...PORTAL, stakeholders: [named('Lakes'), named('Ponds')] };
    const next = { ...PORTAL, stakeholders: [named('Lakes', 'All lakes'), named('Rivers')] };
    expect(compareExports(current, next).at(-1)).toEqual({
      list: 'stakeholders',
      added: ['Rivers'],
      changed: ['Lakes'],
      removed: [],
    });
  });

  test('other ids are not a difference', () => {
    const renamed: unknown = JSON.parse(JSON.stringify(PORTAL).replaceAll(/"([epdm])1"/g, '"$1-other"'));
    for (const { added, changed, removed } of compareExports(PORTAL, renamed as PortalExport))
      expect([added, changed, removed]).toEqual([[], [], []]);
  });
});

test.each([
  ['the file of this portal', JSON.stringify(PORTAL), { state: 'read', file: { portal: { name: 'Tides' } } }],
  ['a text', 'hello', { state: 'no-json' }],
  ['a list', '[]', { state: 'malformed', place: 'file', expected: 'object' }],
  [
    'a file without a name',
    JSON.stringify({ ...PORTAL, portal: { pid: 'tides', type: 'explore' } }),
    { state: 'malformed', place: 'file.portal.name', expected: 'text' },
  ],
  [
    'a file of another format',
    JSON.stringify({ ...PORTAL, format: 'notes' }),
    { state: 'malformed', place: 'file.format', expected: 'choice', choices: 'open-discovery-portal' },
  ],
  [
    'the file of another portal',
    JSON.stringify({ ...PORTAL, portal: { ...PORTAL.portal, pid: 'moon' } }),
    { state: 'other-portal', pid: 'moon' },
  ],
  ['a file of more than 20 MB', ' '.repeat(20 * 1024 * 1024 + 1), { state: 'too-large' }],
  [
    'the name of a built-in property',
    '{"__proto__": {"format": "open-discovery-portal"}}',
    { state: 'malformed' },
  ],
])('%s is read, or refused with the reason', async (_what, text, expected) => {
  expect(await readPortalFile(new Blob([text]), 'tides')).toMatchObject(expected);
});

test.each([
  ['a picture', 'data:image/png;base64,AAAA', true],
  ['another kind of file', 'data:text/html;base64,AAAA', false],
  ['an address', 'https://spy.example/a.png', false],
  ['a script', 'javascript:alert(1)', false],
  ['a number', 7, false],
])('of the pictures of a file, %s is kept: %s, %s', (_what, picture, isKept) => {
  expect(picturesIn({ pictures: { 'logo.png': picture } })).toEqual(isKept ? { 'logo.png': picture } : {});
  expect(picturesIn({ pictures: picture })).toEqual({});
});
