import { HELP_POSITIONS } from '@open-discovery/model';
import type { PageHelpContent } from '@open-discovery/model';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../../testing/a-page.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { HelpScreen } from './help-screen.tsx';

const PAGE = {
  ...aPage({ _id: 'home', name: 'Home', route: '/', type: 'home', positions: ['top'] }),
  isEnabled: true,
};
const SHARED_ABOUT = { ...PAGE, _id: 'about', name: 'About', route: '/about' };
const OWN_ABOUT = { ...SHARED_ABOUT, _id: 'own', name: 'About us', portalPid: 'p' };
const DIV = {
  _id: 'd1',
  version: 1,
  name: 'results',
  portalType: 'explore',
  pages: [{ _id: 'home', name: 'Home', route: '/' }],
};
const text = (fields: Partial<PageHelpContent>): PageHelpContent => ({
  _id: 't1',
  version: 1,
  page: 'home',
  placement: 'top',
  order: 0,
  isPriorTo: false,
  content: '<p>First</p>',
  isActive: false,
  ...fields,
});
const TEXTS = [text({}), text({ _id: 't2', order: 1, content: '<p>Second</p>' })];
const DIV_TEXT = { _id: 'x1', version: 1, divId: 'd1', content: '<p>Here</p>', isActive: true };

/** A server with two texts of a page and one of a div, which keeps changes of the first kind. */
const helpServer = (pages = [PAGE]) => {
  let texts: readonly PageHelpContent[] = TEXTS;
  return memoryServer(({ method, path, body }) => {
    if (method === 'POST' && path.endsWith('/pagehelpcontent/update')) {
      const given = body as PageHelpContent;
      texts = texts.map((one) =>
        one._id === given._id ? { ...one, ...given, version: one.version + 1 } : one,
      );
      return { body: texts.find(({ _id }) => _id === given._id) };
    }
    if (path.includes('/pagehelpcontent/toggle')) {
      texts = texts.map((one) => ((body as string[]).includes(one._id) ? { ...one, isActive: true } : one));
      return { body: texts };
    }
    if (method === 'POST') return { body: { ...text({}), ...(body as object), _id: 'new' } };
    if (path.endsWith('/page/count')) return { body: { home: 2 } };
    if (path.endsWith('/outlines')) return { body: pages };
    if (path.endsWith('/div/full')) return { body: [DIV] };
    if (path.endsWith('/divhelpcontent')) return { body: [DIV_TEXT] };
    return { body: path.endsWith('/pagehelpcontent') ? texts : [] };
  });
};
const names = () => screen.getAllByRole('switch').map((one) => one.closest('label')?.textContent);

beforeEach(() => sessionStorage.clear());

test('the places show how many texts they have', async () => {
  renderInConsole(<HelpScreen />, { ...helpServer(), address: '/admin/help' });
  const pages = await screen.findByRole('list', { name: 'Pages and their positions' });
  await waitFor(() => expect(within(pages).getByRole('listitem').textContent).toBe('Home/2 texts'));
  const divs = screen.getByRole('list', { name: 'Places on pages' });
  await waitFor(() =>
    expect(within(divs).getByRole('listitem').textContent).toBe('Above the results/1 text'),
  );
});

test('the place for announcements is offered, if the portal has it', async () => {
  const divs = [DIV, { ...DIV, _id: 'd2', name: 'search-form' }];
  const server = memoryServer(({ path }) => ({ body: path.endsWith('/div/full') ? divs : [] }));
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help' });
  const hint = await screen.findByText(/^For an announcement/);
  expect(within(hint).getByRole('link', { name: 'Below the search box' })).toHaveProperty(
    'pathname',
    '/admin/help/div/d2',
  );
});

test.each([
  ['is listed last, and replaces the page of the software', {}, ['Home', 'About us']],
  ['replaces it at a route with capitals, too', { route: '/About' }, ['Home', 'About us']],
  ['replaces nothing while it is off', { isEnabled: false }, ['Home', 'About', 'About us']],
])('a page of the portal %s', async (_name, fields, expected) => {
  const server = helpServer([PAGE, SHARED_ABOUT, { ...OWN_ABOUT, ...fields }]);
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help' });
  const list = await screen.findByRole('list', { name: 'Pages and their positions' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(expected);
});

describe('a page whose address leads to the search on home', () => {
  const SEARCH = { ...PAGE, _id: 'search', name: 'Search', route: '/search/find', positions: HELP_POSITIONS };
  const SHOUTED = { ...SEARCH, _id: 'shouted', name: 'Shouted', route: '/Search/Find/Projects' };
  const open = (address: string, count: number) => {
    const { fetch } = memoryServer(({ path }) => {
      if (path.endsWith('/page/count')) return { body: { search: count } };
      if (path.endsWith('/outlines')) return { body: [PAGE, SEARCH, SHOUTED] };
      const texts = count > 0 ? [text({ page: 'search', isActive: true })] : [];
      return { body: path.endsWith('/pagehelpcontent') ? texts : [] };
    });
    renderInConsole(<HelpScreen />, { fetch, address });
  };

  test.each([
    [0, ['Home']],
    [1, ['Home', 'Search']],
  ])('is offered with %d texts: %j', async (count, expected) => {
    open('/admin/help', count);
    const list = await screen.findByRole('list', { name: 'Pages and their positions' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(expected),
    );
  });

  test('says that visitors do not see its texts, which can be switched and deleted', async () => {
    open('/admin/help/page/search', 1);
    expect(await screen.findByText(/^This address leads to the search on the page “Home”/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New text' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'First' }));
    expect(screen.queryByText(/^The text disappears/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete “First”' })).toBeTruthy();
  });
});

test('a text at a position that was taken from its page says so where it is edited', async () => {
  const server = helpServer([{ ...PAGE, positions: ['left'] }]);
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home/t1' });
  const position = await screen.findByRole('combobox', {
    name: 'Position',
    description: /^The page shows no texts at this position/,
  });
  fireEvent.change(position, { target: { value: 'left' } });
  expect(screen.queryByText(/^The page shows no texts at this position/)).toBeNull();
});

test('a text moves up, and all texts of its position get different ranks', async () => {
  const server = helpServer();
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home' });
  fireEvent.click(await screen.findByRole('button', { name: 'Move “Second” up' }));
  await waitFor(() => expect(names()).toEqual(['Second', 'First']));
  expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { _id: 't2', version: 1, order: 0 },
    { _id: 't1', version: 1, order: 1 },
  ]);
});

test.each([
  ['only the two change', [0, 4, 9], ['t2', 4, 't1', 9]],
  ['texts that share a rank all get one', [0, 0, 0], ['t2', 1, 't1', 2]],
])('a text moves down: %s (%j)', async (_rule, orders, expected) => {
  const texts = orders.map((order, index) =>
    text({ _id: `t${index}`, order, content: `<p>Text ${index}</p>` }),
  );
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') return { body: text({}) };
    return { body: path.endsWith('/outlines') ? [PAGE] : texts };
  });
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home' });
  fireEvent.click(await screen.findByRole('button', { name: 'Move “Text 1” down' }));
  await waitFor(() =>
    expect(
      server.requests
        .filter(({ method }) => method === 'POST')
        .flatMap(({ body }) => [Reflect.get(Object(body), '_id'), Reflect.get(Object(body), 'order')]),
    ).toEqual(expected),
  );
});

test('a new text comes last', async () => {
  const server = helpServer([{ ...PAGE, positions: ['top'] }]);
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home/new' });
  fireEvent.change(await screen.findByLabelText('Text (HTML)'), { target: { value: '<p>Third</p>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ order: 2 }),
  );
});

test('many texts of a position have pages, and a text that moves to another one is shown there', async () => {
  const many = Array.from({ length: 60 }, (_text, order) =>
    text({ _id: `t${order}`, order, content: `<p>Text ${order}</p>` }),
  );
  const server = memoryServer(({ method, path }) => {
    if (method === 'POST') return { body: text({}) };
    return { body: path.endsWith('/outlines') ? [PAGE] : many };
  });
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home' });
  expect(await screen.findByText('1 to 50 of 60')).toBeTruthy();
  expect(names()).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Move “Text 49” down' }));
  expect(await screen.findByText('51 to 60 of 60')).toBeTruthy();
  await waitFor(() =>
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { _id: 't50', order: 49 },
      { _id: 't49', order: 50 },
    ]),
  );
});

test('a text is switched on after its effect is shown', async () => {
  const server = helpServer();
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home' });
  fireEvent.click(await screen.findByRole('switch', { name: 'First' }));
  expect(screen.getByText('The text appears on its pages.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'First' }).checked).toBe(true),
  );
  expect(server.requests.find(({ method }) => method === 'POST')?.path).toContain('toggle?status=true');
});

test('a new text of a div is cleaned, with a notice, and stored at its div', async () => {
  const server = helpServer();
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/div/d1/new' });
  const field = await screen.findByLabelText('Text (HTML)');
  fireEvent.change(field, { target: { value: '<p>Hi</p><script>x()</script>' } });
  expect(await screen.findByText(/^Saving removes 1 thing/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ divId: 'd1' }),
  );
});

test.each([
  [
    ['left', 'bottom'],
    ['Left of the content', 'Bottom of the page'],
  ],
  [[], null],
] as const)('a page with the places %j offers %j for a new text', async (positions, offered) => {
  const pages = [{ ...PAGE, positions }];
  const server = memoryServer(({ path }) => ({ body: path.endsWith('/outlines') ? pages : [] }));
  renderInConsole(<HelpScreen />, { ...server, address: '/admin/help/page/home/new' });
  if (offered === null) {
    expect(await screen.findByText(/has no places for help texts/)).toBeTruthy();
    return;
  }
  const places = await screen.findByLabelText<HTMLSelectElement>('Position');
  expect([...places.options].map(({ text: name }) => name).toSorted()).toEqual(offered.toSorted());
});
