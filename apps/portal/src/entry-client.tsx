import './base.css';
import { I18nProvider } from '@lingui/react';
import { askByStore, createPortalApis, createPortalStore } from '@open-discovery/portal-state';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { HydrationPayload } from './hydration/hydration-payload.ts';
import { Document } from './routing/document.tsx';
import { PortalProvider } from './runtime/portal-context.tsx';
import { followLinks } from './routing/follow-links.ts';
import { CODE_IS_GONE, reloadForNewChunks } from './hydration/chunk-load.ts';
import { createRoutes } from './routing/routes.tsx';
import { notifyWhenIdle } from './routing/notify-when-idle.ts';
import { loadCatalogue } from './messages/load-catalogue.ts';

const start = async (): Promise<void> => {
  const text = document.getElementById('boot')?.textContent ?? '';
  // The server of this very build wrote it; there is nothing to check it against but itself.
  const boot = JSON.parse(text) as HydrationPayload;
  const i18n = await loadCatalogue(boot.language);
  const { configuration, isPortalMissing } = boot;
  const portalStore = createPortalStore(
    createPortalApis({ graphUrl: configuration.addresses.graph, configuration }),
    {
      fetch: window.fetch.bind(window),
      place: 'browser',
      production: boot.production,
      onFailure: (failed) => void browser.then(({ answerFailure }) => answerFailure(failed)),
    },
    boot.state,
  );
  const { store, ...apis } = portalStore;
  const { graphApi, userApi } = apis;
  const currentYear = new Date(boot.now).getUTCFullYear();
  const ask = askByStore(store);
  const routes = createRoutes({
    ...apis,
    configuration,
    currentYear,
    isPortalMissing,
    askFor: () => ask,
  });
  // Hydration must find the page's code and texts at hand, or the server's HTML would be thrown away.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: boot.loaderData } });
  const settled = notifyWhenIdle(router);
  const { language, now, origin } = boot;
  hydrateRoot(
    document,
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PortalProvider value={{ configuration, language, now, origin, graphApi, userApi }}>
          <Document assets={boot.assets} boot={text}>
            <RouterProvider router={settled} />
          </Document>
        </PortalProvider>
      </I18nProvider>
    </Provider>,
  );
  followLinks(router);
  const initial = router.state.location;
  const browser = import('./enhancements/start-enhancements.ts').then(({ startEnhancements }) =>
    startEnhancements({ ...portalStore, router, initial, configuration }),
  );
};

start().catch((problem: unknown) => {
  if (problem === CODE_IS_GONE) reloadForNewChunks();
  // The server's page stays as it is: a page without scripts.
  else reportError(problem);
});
