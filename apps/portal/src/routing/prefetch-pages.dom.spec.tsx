import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { routeHandle } from './route-handle.ts';

const LONG_ENOUGH_MS = 100;

const Page = () => (
  <>
    <Link to="/next?x=1">
      <b>there</b>
    </Link>
    <Link to="/here">here</Link>
    <Link to="/search">with further code</Link>
    <Link to="/record">with its code on the way</Link>
    <Link to="/reload">no page</Link>
    <Link to="/next" download>
      file
    </Link>
    <Link to="//elsewhere.example/next">elsewhere</Link>
    <a href="/next">plain</a>
    <form role="search">
      <input name="keyword" defaultValue="sea" />
      <button type="submit">Search</button>
    </form>
  </>
);

let stop = () => {};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Shows the links in a router that records the addresses whose loaders run. */
const open = () => {
  const loaded: string[] = [];
  const loader = ({ request }: { readonly request: Request }) => {
    const { pathname, search } = new URL(request.url);
    loaded.push(pathname + search);
    return null;
  };
  const preload = () => {
    loaded.push('code');
    return Promise.resolve();
  };
  const page = routeHandle({ page: 'home' });
  const router = createMemoryRouter(
    [
      { path: '/', handle: { ...page, preload }, loader },
      { path: '/here', handle: page, loader, element: <Page /> },
      { path: '/next', handle: page, lazy: () => Promise.resolve({ loader }) },
      { path: '/record', handle: page, loader, lazy: () => new Promise(() => undefined) },
      { path: '/reload', loader },
      { path: '/search', handle: routeHandle({ page: 'landing', preload }), loader },
    ],
    { initialEntries: ['/here'], hydrationData: { loaderData: { '1': null } } },
  );
  stop = prefetchPages(router, 2026);
  render(<RouterProvider router={router} />);
  return loaded;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  ['there', '/next?x=1'],
  ['with its code on the way', '/record'],
  ['Search', '/?keyword=sea&type=publications,datasets,software,other'],
])('pointing at “%s” for a moment loads its page', async (text, address) => {
  const loaded = open();
  fireEvent.pointerOver(screen.getByText(text));
  await pass(LONG_ENOUGH_MS);
  const addresses = loaded.filter((entry) => entry !== 'code');
  expect(addresses).toHaveLength(1);
  expect(decodeURIComponent(addresses[0] ?? '').split('&')[0]).toBe(address.split('&')[0]);
});

test.each(['here', 'no page', 'file', 'elsewhere', 'plain'])('nothing is loaded for “%s”', async (text) => {
  const loaded = open();
  fireEvent.pointerDown(screen.getByText(text));
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toEqual([]);
});

test('passing over a link loads nothing', async () => {
  const loaded = open();
  fireEvent.pointerOver(screen.getByText('there'));
  await pass(20);
  fireEvent.pointerOver(document.body);
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toEqual([]);
});

test('pressing loads at once, and a page that was pointed at is not loaded again', async () => {
  const loaded = open();
  fireEvent.pointerDown(screen.getByText('there'));
  await pass(0);
  expect(loaded).toEqual(['/next?x=1']);
  fireEvent.pointerOver(screen.getByText('there'));
  fireEvent.pointerDown(screen.getByText('there'));
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toHaveLength(1);
});

test('a link that gets the keyboard focus loads its page', async () => {
  const loaded = open();
  fireEvent.focusIn(screen.getByText('there'));
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toEqual(['/next?x=1']);
});

test('the further code of a page is loaded at once, before its data', async () => {
  const loaded = open();
  fireEvent.pointerOver(screen.getByText('with further code'));
  await pass(0);
  expect(loaded).toEqual(['code']);
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toEqual(['code', '/search']);
});

test('typing into a search form loads the code of the results, and no data', async () => {
  const loaded = open();
  fireEvent.focusIn(screen.getByRole('textbox'));
  await pass(LONG_ENOUGH_MS);
  expect(loaded).toEqual(['code']);
});
