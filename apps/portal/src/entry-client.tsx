import './base.css';
import { I18nProvider } from '@lingui/react';
import { createPortalStore } from '@open-discovery/portal-state';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { Boot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import { PortalProvider } from './app/portal-context.tsx';
import { createRoutes } from './app/routes.tsx';
import { loadCatalogue } from './messages/load-catalogue.ts';

const start = async (): Promise<void> => {
  const text = document.getElementById('boot')?.textContent ?? '';
  // The server of this very build wrote it; there is nothing to check it against but itself.
  const boot = JSON.parse(text) as Boot;
  const catalogue = loadCatalogue(boot.language);
  const { store, graphApi } = createPortalStore(
    {
      transport: { fetch: window.fetch.bind(window), place: 'browser', production: boot.production },
      graphUrl: boot.configuration.addresses.graph,
      configuration: boot.configuration,
    },
    boot.state,
  );
  const { configuration } = boot;
  const currentYear = new Date(boot.now).getUTCFullYear();
  const routes = createRoutes({ store, graphApi, configuration, currentYear });
  // Hydration must find the page's code at hand, or the server's HTML would be thrown away.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: boot.loaderData } });
  const { language, now, origin } = boot;
  hydrateRoot(
    document,
    <Provider store={store}>
      <I18nProvider i18n={await catalogue}>
        <PortalProvider value={{ configuration, language, now, origin, graphApi }}>
          <Document assets={boot.assets} boot={text} nonce={undefined}>
            <RouterProvider router={router} />
          </Document>
        </PortalProvider>
      </I18nProvider>
    </Provider>,
  );
};

void start();
