import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Loading } from '../components/loading.tsx';
import { createTestPage } from '../testing/render-page.tsx';
import { clientOnlyLazy } from './client-only-lazy.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a part is loaded again if the connection is back before the failure of its file is known', async () => {
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = clientOnlyLazy(() => {
    if (window.navigator.onLine) return Promise.resolve(() => 'loaded');
    onLine.mockReturnValue(true);
    return Promise.reject(new Error('Failed to fetch'));
  });
  createTestPage({}).show([{ path: '*', element: <Part fallback="waits" /> }], '/');
  expect(await screen.findByText('loaded')).toBeTruthy();
});

test('a part whose file could not be loaded says so instead of loading forever, and is loaded on request', async () => {
  let isBroken = true;
  const Part = clientOnlyLazy(() =>
    isBroken ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve(() => 'loaded'),
  );
  createTestPage({}).show([{ path: '*', element: <Part fallback={<Loading />} /> }], '/');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('loaded')).toBeTruthy();
});

test('a part that only adds to the page stays away if its file could not be loaded', async () => {
  let failed = (): void => undefined;
  const failure = new Promise<void>((resolve) => (failed = resolve));
  const Part = clientOnlyLazy(async () => {
    failed();
    throw new Error('Failed to fetch');
  });
  createTestPage({}).show([{ path: '*', element: <Part fallback="without it" /> }], '/');
  await failure;
  expect(await screen.findByText('without it')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
