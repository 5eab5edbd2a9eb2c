import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
