import { MENU_ICONS } from '@open-discovery/model';
import type { AdminMenuItem, FullMenu, MenuOrder } from '@open-discovery/model';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMenuItem } from '../../../../testing/a-menu-item.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { MenuScreen } from './menu-screen.tsx';

const ITEMS = [
  aMenuItem({ _id: 'home', title: 'Home', route: '/' }),
  aMenuItem({ _id: 'search', title: 'Search', route: '/search/find' }),
  aMenuItem({ _id: 'out', title: 'Out', type: 'external', url: 'https://example.org' }),
];
const menuOf = (menuItems: readonly AdminMenuItem[]): FullMenu => ({
  portalPid: 'open-discovery',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'LEFT',
  menuItems,
  featuredItems: [],
});

/** A server that keeps the order that it is sent, unless it refuses it. */
const menuServer = (isRefusing = false, stored: readonly AdminMenuItem[] = ITEMS) => {
  let items: readonly AdminMenuItem[] = stored;
  return memoryServer(({ method, path, body }) => {
    if (path.endsWith('/menu/reorder')) {
      if (isRefusing) return { status: 409, body: { message: 'The order must name every item' } };
      items = (body as MenuOrder).flatMap(({ _id, parentItemId }) =>
        stored.filter((item) => item._id === _id).map((item) => ({ ...item, parentItemId })),
      );
    }
    if (path.includes('/menu/save?')) return { body: aMenuItem({ ...(body as object), _id: 'new' }) };
    return { body: method === 'GET' && !path.includes('/menu/') ? [] : menuOf(items) };
  });
};
const titles = async () =>
  [...(await screen.findByLabelText('Main menu')).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  );
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const open = (server: ReturnType<typeof menuServer>, address = '/admin/menu') =>
  renderInConsole(<MenuScreen />, { ...server, address });

beforeEach(() => sessionStorage.clear());

test('an item moves at once by its button, is announced, and goes back by undo', async () => {
  const server = menuServer();
  open(server);
  expect(await titles()).toEqual(['Home', 'Search', 'Out']);
  fireEvent.click(screen.getByLabelText('Move “Search” up'));
  await waitFor(async () => expect(await titles()).toEqual(['Search', 'Home', 'Out']));
  expect(said()).toContain('“Search” is now number 1 of 3 in “Menu”.');
  const undo = screen.getByText('Undo the last change');
  await waitFor(() => expect(undo.ariaDisabled).toBe('false'));
  undo.focus();
  fireEvent.click(undo);
  await waitFor(async () => expect(await titles()).toEqual(['Home', 'Search', 'Out']));
  expect([undo.ariaDisabled, undo.hasAttribute('disabled')]).toEqual(['true', false]);
  expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    ['search', 'home', 'out'].map((_id) => ({ _id, parentItemId: null })),
    ['home', 'search', 'out'].map((_id) => ({ _id, parentItemId: null })),
  ]);
});

test('Alt and an arrow key puts an item below the one before it', async () => {
  const server = menuServer();
  open(server);
  const row = await screen.findByRole('group', { name: 'Out' });
  fireEvent.keyDown(row, { key: 'ArrowRight', altKey: true });
  await waitFor(() => expect(said()).toContain('“Out” is now number 1 of 1 in “Search”.'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toContainEqual({
    _id: 'out',
    parentItemId: 'search',
  });
});

test('an order that the server refuses goes back, with its words', async () => {
  open(menuServer(true));
  await titles();
  fireEvent.click(screen.getByLabelText('Move “Home” down'));
  expect(await screen.findByText('The order must name every item')).toBeTruthy();
  await waitFor(async () => expect(await titles()).toEqual(['Home', 'Search', 'Out']));
});

test('an item is dropped before another one', async () => {
  const server = menuServer();
  open(server);
  fireEvent.dragStart(await screen.findByRole('group', { name: 'Out' }));
  const home = screen.getByRole('group', { name: 'Home' });
  home.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  fireEvent.dragOver(home);
  fireEvent(home, Object.assign(new MouseEvent('drop', { bubbles: true, cancelable: true, clientY: 4 })));
  await waitFor(async () => expect(await titles()).toEqual(['Out', 'Home', 'Search']));
});

test.each([
  [
    'Address',
    'javascript:alert(1)',
    'Please provide a valid address that starts with http://, https:// or www.',
  ],
  ['Parameters of the address', 'a=1&a=2', 'Please write each parameter once, as name=value.'],
  ['Part of the page', '#top', 'Please write the part after # only, without spaces.'],
  ['Class', '"><script>', 'Please use letters, digits, _ and - only.'],
  ['Title', 'x'.repeat(10_000), 'Please enter at most 200 characters.'],
])('a hostile %s is told at the field and not sent', async (label, text, problem) => {
  const server = menuServer();
  open(server, '/admin/menu/out');
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(problem)).toBeTruthy();
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('every icon of an item has a name', async () => {
  open(menuServer(), '/admin/menu/out');
  const options = within(await screen.findByLabelText('Icon')).getAllByRole('option');
  const names = options.map(({ textContent }) => textContent);
  expect(names).toHaveLength(MENU_ICONS.length + 1);
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
});

test('an item of a long menu moves to the position that is typed', async () => {
  const many = [...Array(1_000).keys()].map((at) => aMenuItem({ _id: `i${at}`, title: `Item ${at}` }));
  open(menuServer(false, many));
  fireEvent.click(await screen.findByLabelText('Move “Item 2” to a position'));
  const field = screen.getByLabelText('Position, 1 to 1,000');
  fireEvent.change(field, { target: { value: '1001' } });
  expect(screen.getByText('Please enter a number from 1 to 1,000.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '980' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(said()).toContain('“Item 2” is now number 980 of 1000 in “Menu”.'));
});

test('a menu of a thousand items is shown in pages, and an item takes its page with it', async () => {
  const many = [...Array(1_000).keys()].map((at) => aMenuItem({ _id: `i${at}`, title: `Item ${at}` }));
  const server = menuServer(false, many);
  open(server);
  expect((await titles()).length).toBe(50);
  fireEvent.click(screen.getByText('Next'));
  expect((await titles())[0]).toBe('Item 50');
  const row = screen.getByLabelText('Item 50');
  within(row).getByText('Item 50').focus();
  fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true });
  await screen.findByText('“Item 50” is now number 50 of 1000 in “Menu”.');
  expect((await titles()).at(-1)).toBe('Item 50');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Item 50'));
  const order = server.requests.find(({ path }) => path.endsWith('/menu/reorder'))?.body;
  expect(order).toHaveLength(1_000);
});

test('the page of an item can be typed without its slash', async () => {
  const server = menuServer();
  open(server, '/admin/menu/search');
  fireEvent.change(await screen.findByLabelText('Page'), { target: { value: 'lake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ route: '/lake' }),
  );
});

test('parameters, fragment and class are stored with the item', async () => {
  const server = menuServer();
  open(server, '/admin/menu/search');
  for (const [label, text] of [
    ['Parameters of the address', 'type=dataset&q=sea+level'],
    ['Part of the page', 'results'],
    ['Class', 'wide'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      params: { type: 'dataset', q: 'sea level' },
      fragment: 'results',
      customClass: 'wide',
    }),
  );
});

test('the preview shows what visitors see', async () => {
  open(menuServer());
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Search', 'Out']);
});

test('what an item needs is named as visitors know it', async () => {
  open(menuServer(false, [aMenuItem({ title: 'Sources', entitiesRequired: ['datasource', 'their-own'] })]));
  expect(await screen.findByText('needs: Data sources, their-own')).toBeTruthy();
});

describe('the pages that an item needs', () => {
  const PAGES = [
    { ...aPage({ _id: 'dev', name: 'Develop', route: '/develop' }), isEnabled: false },
    { ...aPage({ _id: 'about', name: 'About us', route: '/about' }), isEnabled: true },
    { ...aPage({ _id: 'team', name: 'Our team', route: '/team', portalPid: 'p' }), isEnabled: true },
  ];
  const openWithPages = (address: string) => {
    const { fetch, requests } = memoryServer(({ method, path, body }) => {
      if (method === 'POST') return { body: aMenuItem({ ...(body as object), version: 2 }) };
      if (path.endsWith('/outlines')) return { body: PAGES };
      const item = aMenuItem({ _id: 'kit', title: 'Kit', routeRequired: ['/develop', '/gone'] });
      return { body: path.includes('/menu/') ? menuOf([item]) : [] };
    });
    renderInConsole(<MenuScreen />, { fetch, address });
    return requests;
  };
  const tags = () =>
    screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.closest('li')?.textContent);

  test('are listed by their names, one that is gone by its address', async () => {
    openWithPages('/admin/menu');
    expect(await screen.findByText('needs the pages: Develop, /gone')).toBeTruthy();
  });

  test('are offered by their names, and can be typed as such', async () => {
    const requests = openWithPages('/admin/menu/kit');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pages that it needs' });
    await waitFor(() =>
      expect([...(field.list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
        ['/develop', 'Develop'],
        ['/about', 'About us'],
        ['/team', 'Our team'],
      ]),
    );
    expect(tags()).toEqual(['Develop/develop', '/gone']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove /gone' }));
    fireEvent.change(field, { target: { value: 'our team' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(tags()).toEqual(['Develop/develop', 'Our team/team']);
    fireEvent.change(field, { target: { value: 'about' } });
    fireEvent.blur(field);
    // Not a tag yet, which would move the button that is clicked.
    expect(tags()).toHaveLength(2);
    expect(screen.getByText(/one of these pages does not exist, or is switched off/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        routeRequired: ['/develop', '/team', '/about'],
      }),
    );
  });
});

test('items that visitors do not see say so', async () => {
  renderInConsole(<MenuScreen />, {
    ...menuServer(),
    address: '/admin/menu',
    configuration: { pages: [{ route: '/', isEnabled: true }] },
  });
  const textOf = async (name: string) => (await screen.findByRole('group', { name })).textContent;
  expect(await textOf('Search')).toContain('Visitors do not see it at present.');
  for (const name of ['Home', 'Out']) expect(await textOf(name)).not.toContain('Visitors do not see it');
});

test('a new item can begin with a page, and a page that visitors cannot open is noticed while it is typed', async () => {
  renderInConsole(<MenuScreen />, {
    ...menuServer(),
    address: '/admin/menu/new?route=%2Ffaq&title=Questions',
    configuration: { pages: [{ route: '/faq', isEnabled: true, isCustom: true }] },
  });
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Questions');
  const route = screen.getByLabelText('Page');
  expect(route).toHaveProperty('value', '/faq');
  const note = /there is no page at this address/;
  expect(screen.queryByText(note)).toBeNull();
  fireEvent.change(route, { target: { value: '/fqa' } });
  expect(screen.getByText(note)).toBeTruthy();
});
