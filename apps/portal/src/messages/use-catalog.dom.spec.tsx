import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { startTransition, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Catalog } from './catalogs.ts';
import { useCatalog } from './use-catalog.ts';
import { useMessages } from './use-messages.ts';

test('a part with state of its own waits for its texts, which arrive while React renders it', async () => {
  const failures: unknown[] = [];
  const catalog: Catalog = () => Promise.resolve({ default: { 'builder.title': 'Build a query' } });
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
  await waitFor(() => {
    expect(document.body.textContent).toBe('Build a query 3');
  });
  expect(failures).toEqual([]);
  root.unmount();
});
