import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import { createPortalStore } from '@open-discovery/portal-state';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PortalProvider } from '../app/portal-context.tsx';
import english from '../messages/en.json' with { type: 'json' };

const messages = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, compileMessage(text)]));

/** Renders an element as a page of the shipped portal at an address, without a server behind it. */
export const renderPage = (element: ReactElement, address = '/') => {
  const parsed = parsePortalConfiguration(SHIPPED_PORTAL);
  if (!parsed.ok) throw new Error('the shipped portal must parse');
  const configuration = parsed.value;
  const { store, graphApi } = createPortalStore({
    transport: { fetch: () => Promise.reject(new Error('no server')), place: 'browser', production: true },
    graphUrl: '/api/graph/v3',
    configuration,
  });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const portal = {
    configuration,
    language: 'en' as const,
    now: '2026-11-21T00:00:00.000Z',
    origin: 'http://localhost',
    graphApi,
  };
  return render(
    <Provider store={store}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
        <PortalProvider value={portal}>
          <RouterProvider router={router} />
        </PortalProvider>
      </I18nProvider>
    </Provider>,
  );
};
