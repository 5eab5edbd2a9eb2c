import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { followLinks } from './follow-links.ts';

const Page = () => (
  <>
    <Link to="/next?x=1#part">there</Link>
    <Link to="/next" preventScrollReset>
      in place
    </Link>
    <Link to="/">here</Link>
    <Link to="/next" target="_blank">
      another tab
    </Link>
    <Link to="/next" download>
      file
    </Link>
    <Link to="/next" onClick={(event: MouseEvent) => event.preventDefault()}>
      taken
    </Link>
    <Link to="//elsewhere.example/next">elsewhere</Link>
    <a href="/next">plain</a>
    <svg>
      <Link to="/next?drawn">
        <text>drawn</text>
      </Link>
    </svg>
  </>
);

let unfollow = () => {};
afterEach(() => unfollow());

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  unfollow = followLinks(router);
  render(<RouterProvider router={router} />);
  return { router };
};

const shown = ({ state: { location } }: ReturnType<typeof open>['router']): string =>
  `${location.pathname}${location.search}${location.hash}`;

const follow = async (text: string, init?: MouseEventInit) => {
  const { router } = open();
  let isBrowsers = false;
  const last = (event: Event): void => {
    isBrowsers = !event.defaultPrevented;
    // There is no browser that could open the page.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  await act(async () => void fireEvent.click(screen.getByText(text), init));
  return { router, isBrowsers };
};

test.each([
  ['there', '/next?x=1#part'],
  ['in place', '/next'],
  ['drawn', '/next?drawn'],
])('a click on “%s” opens %s in the page', async (text, address) => {
  const { router, isBrowsers } = await follow(text);
  expect([shown(router), isBrowsers]).toEqual([address, false]);
});

test.each([
  ['another tab', {}],
  ['file', {}],
  ['plain', {}],
  ['elsewhere', {}],
  ['there', { ctrlKey: true }],
  ['there', { metaKey: true }],
  ['there', { shiftKey: true }],
  ['there', { altKey: true }],
  ['there', { button: 1 }],
])('a click on “%s” %j is left to the browser', async (text, init) => {
  const { router, isBrowsers } = await follow(text, init);
  expect([shown(router), isBrowsers]).toEqual(['/', true]);
});

test('a listener that prevents the default takes the click', async () => {
  const { router } = await follow('taken');
  expect(shown(router)).toBe('/');
});

test('the current address adds no history entry', async () => {
  const { router } = await follow('here');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a new address adds a history entry', async () => {
  const { router } = await follow('there');
  expect(router.state.historyAction).toBe('PUSH');
});

test.each([
  ['in place', true],
  ['there', false],
])('“%s” keeps the scroll position: %s', async (text, stays) => {
  const { router } = await follow(text);
  expect(router.state.preventScrollReset).toBe(stays);
});
