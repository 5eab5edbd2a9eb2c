import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { startTransition, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ChunkLoadError } from '../hydration/chunk-load.ts';
import type { Catalog } from './catalogs.ts';
import { useCatalog } from './use-catalog.ts';
import { useMessages } from './use-messages.ts';

const TEXTS = { default: { 'builder.title': 'Build a query' } };

afterEach(() => {
  jest.restoreAllMocks();
});

/** Shows a part over a page, as a visitor's click does. Returns what React reported as failures. */
const showPart = async (catalog: Catalog) => {
  const failures: unknown[] = [];
  const Part = () => {
    useCatalog(catalog, 'builder.title');
    const [count] = useState(3);
    const t = useMessages();
    return `${t('builder.title')} ${String(count)}`;
  };
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const onFailure = (failure: unknown) => {
    failures.push(failure);
  };
  const root = createRoot(document.body, { onRecoverableError: onFailure, onUncaughtError: onFailure });
  const show = (part: ReactNode) => {
    root.render(
      <I18nProvider i18n={i18n}>
        <Suspense fallback="waits">{part}</Suspense>
      </I18nProvider>,
    );
  };
  show('before');
  await waitFor(() => {
    expect(document.body.textContent).toBe('before');
  });
  // React keeps the page while it waits, and then repeats the render: outside `act`, as in a browser.
  startTransition(() => {
    show(<Part />);
  });
  return { failures, close: () => root.unmount() };
};

test('a part with its own state waits for its texts, which arrive while React renders it', async () => {
  const { failures, close } = await showPart(() => Promise.resolve(TEXTS));
  await waitFor(() => {
    expect(document.body.textContent).toBe('Build a query 3');
  });
  expect(failures).toEqual([]);
  close();
});

test('texts are loaded again if the connection is back before their failure is known', async () => {
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { failures, close } = await showPart(() => {
    if (window.navigator.onLine) return Promise.resolve(TEXTS);
    onLine.mockReturnValue(true);
    return Promise.reject(new Error('Failed to fetch'));
  });
  await waitFor(() => {
    expect(document.body.textContent).toBe('Build a query 3');
  });
  expect(failures).toEqual([]);
  close();
});

test('texts that a lost connection holds back arrive with it, and the page stays until then', async () => {
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = jest.fn();
  const { failures, close } = await showPart(() => {
    asked();
    return window.navigator.onLine ? Promise.resolve(TEXTS) : Promise.reject(new Error('Failed to fetch'));
  });
  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(1);
  });
  expect(document.body.textContent).toBe('before');
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(document.body.textContent).toBe('Build a query 3');
  });
  expect(failures).toEqual([]);
  close();
});

test('texts whose file is gone are an error of the page', async () => {
  const { failures, close } = await showPart(() => Promise.reject(new Error('404')));
  await waitFor(() => {
    expect(failures).toContainEqual(new ChunkLoadError('A part of the code could not be loaded.'));
  });
  close();
});
