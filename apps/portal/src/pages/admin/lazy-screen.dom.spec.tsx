import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';
import { renderInConsole } from './testing/render-in-console.tsx';

const OFFLINE = 'There is no internet connection. This screen opens as soon as it is back.';
const Opened = () => <p>The screen</p>;
const onLine = jest.spyOn(window.navigator, 'onLine', 'get');

beforeEach(() => void onLine.mockReturnValue(true));
afterAll(() => onLine.mockRestore());

/** Shows a screen whose code is loaded only while the network is there. */
const show = (isThere: () => boolean) => {
  const load = async (): Promise<ComponentType> => {
    if (isThere()) return Opened;
    throw new TypeError('Failed to fetch');
  };
  const Screen = lazyScreen(load, []);
  renderInConsole(<Screen />, { address: '/admin/log?of=egi' });
};

test('a screen that is opened without a connection says so, and opens when the connection is back', async () => {
  onLine.mockReturnValue(false);
  show(() => window.navigator.onLine);
  expect((await screen.findByText(OFFLINE)).closest('[role=alert]')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The screen')).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The screen')).toBeTruthy();
});

test('a screen whose file is gone offers to load the page again', async () => {
  show(() => false);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This screen could not be loaded/);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/admin/log?of=egi');
});
