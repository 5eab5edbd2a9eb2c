import type { AdminPage, Enabled } from '@open-discovery/model';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMenuItem } from '../../../../testing/a-menu-item.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import type { SentRequest } from '../../testing/render-in-console.tsx';
import { PagesScreen } from './pages-screen.tsx';

const page = (fields: Partial<Enabled<AdminPage>>): Enabled<AdminPage> => ({
  ...aPage({ portalPid: 'open-discovery' }),
  isEnabled: true,
  ...fields,
});
const HOME = page({ _id: 'home', name: 'Home', route: '/', portalPid: null });
const ABOUT = page({});
const TEAM = page({ _id: 'team', name: 'Team', route: '/team' });
// Authors write addresses in any case.
const LINKS = [{ _id: 'team', collection: 'page', routes: ['/About'] }];
const MENU = {
  portalPid: 'open-discovery',
  portalType: 'explore',
  isMenuEnabled: true,
  isFeaturedMenuEnabled: false,
  featuredAlignment: 'LEFT',
  menuItems: [aMenuItem({ title: 'About us', route: '/ABOUT' })],
  featuredItems: [],
};
const ENTITY = { _id: 'e1', version: 1, pid: 'project', name: 'Project', isEnabled: true };

interface World {
  readonly pages?: readonly Enabled<AdminPage>[];
  readonly answer?: (request: SentRequest) => { status?: number; body: unknown } | null;
}

/** A server with the given pages; `answer` comes before its usual answers. */
const serverWith = ({ pages = [HOME, ABOUT, TEAM], answer = () => null }: World = {}) =>
  memoryServer((request) => {
    const { path } = request;
    if (path.endsWith('/page/outlines')) return answer(request) ?? { body: pages };
    if (path.endsWith('/links')) return { body: LINKS };
    const opened = pages.find(({ _id }) => path.endsWith(`/page/${_id}`));
    if (opened) return answer(request) ?? { body: opened };
    if (path.endsWith('/entities')) return answer(request) ?? { body: [ENTITY] };
    if (path.endsWith('/menu/full')) return { body: MENU };
    return answer(request) ?? { body: [] };
  });
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const effects = async () =>
  within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('a switch lists what it closes before it does: the address, menu items, and texts that link there', async () => {
  let isEnabled = true;
  const server = serverWith({
    answer: ({ method, path }) => {
      if (method === 'POST') isEnabled = false;
      return path.endsWith('/outlines') ? { body: [HOME, { ...ABOUT, isEnabled }, TEAM] } : null;
    },
  });
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages' });
  await waitFor(async () => expect((await theSwitch('About')).checked).toBe(true));
  await waitFor(() => expect(server.requests).toHaveLength(4));
  fireEvent.click(await theSwitch('About'));
  await waitFor(async () =>
    expect(await effects()).toEqual([
      '/about answers “page not found”.',
      'These menu items disappear: About us.',
      'These texts link to it, and their links will lead nowhere: Team.',
    ]),
  );
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(async () => expect((await theSwitch('About')).checked).toBe(false));
  expect(server.requests.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/admin-tool/explore/open-discovery/page/toggle?status=false',
    body: ['about'],
  });
});

test('a switch that the server refuses goes back, with the server’s words', async () => {
  const server = serverWith({
    answer: ({ method }) => (method === 'POST' ? { status: 400, body: { message: 'Not today' } } : null),
  });
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages' });
  fireEvent.click(await theSwitch('Project'));
  expect(await effects()).toContain('The search no longer offers “Project”.');
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect((await theSwitch('Project')).checked).toBe(true);
});

test('a thousand pages are shown fifty at a time, and filtered', async () => {
  const pages = Array.from({ length: 1000 }, (_page, index) =>
    page({ _id: `p${index}`, name: `Page ${index}`, route: `/page-${index}` }),
  );
  renderInConsole(<PagesScreen />, { ...serverWith({ pages }), address: '/admin/pages' });
  await theSwitch('Page 0');
  expect(screen.getAllByRole('switch', { name: /^Page/ })).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await theSwitch('Page 50')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Filter: Your own pages'), { target: { value: '/page-999' } });
  await waitFor(() => expect(screen.getAllByRole('switch', { name: /^Page/ })).toHaveLength(1));
  expect(await theSwitch('Page 999')).toBeTruthy();
});

test('who edits a page comes back to the place of the list where they were', async () => {
  const pages = Array.from({ length: 120 }, (_page, index) =>
    page({ _id: `p${index}`, name: `Page ${index}`, route: `/page-${index}` }),
  );
  const { router } = renderInConsole(<PagesScreen />, { ...serverWith({ pages }), address: '/admin/pages' });
  fireEvent.change(await screen.findByLabelText('Filter: Your own pages'), { target: { value: 'page' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await theSwitch('Page 51');
  await act(() => router.navigate('/admin/pages/p51'));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  await act(() => router.navigate('/admin/pages'));
  expect(await theSwitch('Page 51')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Filter: Your own pages').value).toBe('page');
});

test('all pages that match the filter are switched off together, after the list of what that closes', async () => {
  const many = Array.from({ length: 12 }, (_page, index) =>
    page({ _id: `n${index}`, name: `News ${index}`, route: `/news-${index}`, isEnabled: index > 0 }),
  );
  const server = serverWith({ pages: [HOME, ABOUT, ...many] });
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages' });
  const filter = await screen.findByLabelText('Filter: Your own pages');
  expect(screen.queryByRole('button', { name: /^Switch off/ })).toBeNull();
  fireEvent.change(filter, { target: { value: 'news' } });
  expect(await screen.findByRole('button', { name: 'Switch on 1 page' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch off 11 pages' }));
  expect(await effects()).toEqual([
    'These addresses answer “page not found”: /news-1, /news-2, /news-3, /news-4, /news-5, /news-6, /news-7, /news-8, /news-9, /news-10 and 1 more.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('11 pages were switched off.')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/admin-tool/explore/open-discovery/page/toggle?status=false',
    body: many.slice(1).map(({ _id }) => _id),
  });
});

test('a list that fails says so, and is loaded again', async () => {
  let isBroken = true;
  const server = serverWith({
    answer: ({ path }) =>
      isBroken && path.endsWith('/entities') ? { status: 503, body: { message: 'Down' } } : null,
  });
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages' });
  expect(await screen.findByText('Down')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await theSwitch('Project')).toBeTruthy();
});

test('a new page belongs to the portal, and its form stays when it is created', async () => {
  const created = page({ _id: 'new-id', name: 'Help', route: '/help' });
  const server = serverWith({
    answer: ({ path }) => (path.includes('/page/save?') ? { body: created } : null),
  });
  const { router } = renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages/new' });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Help' } });
  fireEvent.change(screen.getByLabelText('Address in this portal'), { target: { value: '/admin' } });
  expect(screen.getByText('This route is used by an other page')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Address in this portal'), { target: { value: '/help' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pages/new-id'));
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Help',
    route: '/help',
    portalType: 'explore',
    portalPid: 'open-discovery',
  });
});

test('a deleted page says what goes with it', async () => {
  const server = serverWith({
    answer: ({ path }) => (path.endsWith('/page/delete') ? { body: ['about'] } : null),
  });
  const { router } = renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages/about' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this page' }));
  await waitFor(async () => expect(await effects()).toContain('These menu items disappear: About us.'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete this page' })[1] ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pages'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual(['about']);
});

test('a page about the portal can be replaced: the new page begins with the text of the software', async () => {
  const server = serverWith({
    pages: [HOME, page({ _id: 'shipped', portalPid: null })],
    answer: ({ method }) => (method === 'POST' ? { body: page({ _id: 'own' }) } : null),
  });
  const shipped =
    '<main class="information"><h1>About us</h1><div class="information-text"><section><h2 id="we">We</h2><p>Text</p></section></div></main>';
  const spy = jest.spyOn(window, 'fetch').mockImplementation(async () => new Response(shipped));
  renderInConsole(<PagesScreen />, { ...server, address: '/admin/pages/new?replaces=%2Fabout' });
  const titled = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(titled.value).toBe('About us');
  // The editor has nothing to warn of.
  expect(screen.queryByText(/removes/)).toBeNull();
  fireEvent.change(titled, { target: { value: 'About our portal' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      route: '/about',
      portalPid: 'open-discovery',
      title: 'About our portal',
      content: '<h2>We</h2>\n<p>Text</p>',
    }),
  );
  spy.mockRestore();
});

const SHIPPED_ABOUT = page({ _id: 'shipped', name: 'Shipped', portalPid: null });

test.each(['/about', '/About'])(
  'switching off the page at %s, which replaces a built-in one, says that the built-in one is shown again',
  async (route) => {
    const pages = [SHIPPED_ABOUT, { ...ABOUT, route }];
    renderInConsole(<PagesScreen />, { ...serverWith({ pages }), address: '/admin/pages' });
    fireEvent.click(await theSwitch('About'));
    expect(await effects()).toEqual([`${route} shows the text of the software.`]);
  },
);

test.each([
  ['/about', 0],
  ['/About', 0],
  ['/team', 1],
])('beside an own page at %s, %j links offer to replace the text of /about', async (route, count) => {
  const pages = [SHIPPED_ABOUT, { ...ABOUT, route }];
  renderInConsole(<PagesScreen />, { ...serverWith({ pages }), address: '/admin/pages' });
  await theSwitch('About');
  expect(screen.queryAllByText('Write your own text')).toHaveLength(count);
});

test.each([
  ['an own page can be read by everybody', 'open-discovery', '/about can be read by everybody.'],
  ['a page of the software is shown, to those whom it is for', null, '/about shows the page.'],
])('once on, %s', async (_rule, portalPid, effect) => {
  const switchedOff = page({ portalPid, isEnabled: false });
  renderInConsole(<PagesScreen />, { ...serverWith({ pages: [switchedOff] }), address: '/admin/pages' });
  fireEvent.click(await theSwitch('About'));
  expect(await effects()).toContain(effect);
});
