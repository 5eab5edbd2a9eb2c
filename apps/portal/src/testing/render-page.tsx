import { shippedConfiguration } from '@open-discovery/config/portal';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { PortalConfigurationFile } from '@open-discovery/config';
import type { Fetch } from '@open-discovery/http';
import { createPortalApis, createPortalStore } from '@open-discovery/portal-state';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { z } from 'zod';
import { pendingSearchOf } from '../routing/pending-search.ts';
import { PortalProvider } from '../runtime/portal-context.tsx';
import { ALL_CATALOGS } from '../messages/all-catalogs.ts';
import { SHARED_CATALOG } from '../messages/catalogs.ts';

const textsSchema = z.object({ default: z.record(z.string(), z.string()) });
const catalogs = await Promise.all([SHARED_CATALOG, ...ALL_CATALOGS].map((catalog) => catalog('en')));
const messages = Object.fromEntries(
  catalogs.flatMap((file) =>
    Object.entries(textsSchema.parse(file).default).map(([id, text]) => [id, compileMessage(text)]),
  ),
);
const NO_SERVER: Fetch = () => Promise.reject(new Error('no server'));

interface TestPortal {
  readonly configuration?: Partial<PortalConfigurationFile>;
  /** Answers the portal's requests; by default with nothing. */
  readonly fetch?: Fetch;
}

/** Creates a portal in memory: its store, and a function that renders routes. */
export const createTestPage = ({ configuration: fields = {}, fetch = NO_SERVER }: TestPortal = {}) => {
  const configuration = shippedConfiguration(fields);
  const portalStore = createPortalStore(createPortalApis({ graphUrl: '/api/graph/v3', configuration }), {
    fetch,
    place: 'browser',
    production: true,
  });
  const { store, graphApi, userApi, adminToolApi } = portalStore;
  const portal = {
    configuration,
    language: 'en' as const,
    now: '2026-11-21T00:00:00.000Z',
    origin: 'http://localhost',
    graphApi,
    userApi,
    adminToolApi,
  };
  /** `loaderData`: the server's loader data by route id. */
  const show = (routes: RouteObject[], address: string, loaderData?: Readonly<Record<string, unknown>>) => {
    const router = createMemoryRouter(routes, {
      initialEntries: [address],
      ...(loaderData && { hydrationData: { loaderData } }),
    });
    const pendingSearch = () => pendingSearchOf(router.state);
    const page = (
      <Provider store={store}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
          <PortalProvider value={{ ...portal, pendingSearch }}>
            <RouterProvider router={router} />
          </PortalProvider>
        </I18nProvider>
      </Provider>
    );
    return { router, ...render(page) };
  };
  return { ...portalStore, configuration, language: portal.language, show };
};

/** Renders an element as a page of the shipped portal at an address, without a server. */
export const renderPage = (
  element: ReactElement,
  address = '/',
  configuration: Partial<PortalConfigurationFile> = {},
) => createTestPage({ configuration }).show([{ path: '*', element }], address);
