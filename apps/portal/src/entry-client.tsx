import './base.css';
import { I18nProvider } from '@lingui/react';
import {
  createPageState,
  createPortalApis,
  createPortalStore,
  seedQueries,
} from '@open-discovery/portal-state';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ChunkLoadError, reloadForNewChunks } from './hydration/chunk-load.ts';
import { PAYLOAD_ID } from './hydration/hydration-payload.ts';
import type { HydrationPayload } from './hydration/hydration-payload.ts';
import { seedQueriesOf } from './hydration/seed-queries.ts';
import { yieldToBrowser } from './hydration/yield-to-browser.ts';
import { featureCatalog } from './messages/feature-catalog.ts';
import { addMessages, loadMessages } from './messages/load-messages.ts';
import { browserRouteServices } from './routing/browser-route-services.ts';
import { pendingSearchOf } from './routing/pending-search.ts';
import { followLinks } from './routing/follow-links.ts';
import { notifyWhenIdle } from './routing/notify-when-idle.ts';
import { RouterDocument } from './routing/router-document.tsx';
import { createRoutes } from './routing/routes.tsx';
import { StoredPortal } from './routing/stored-portal.tsx';

/** Loads the code of the page's routes: without it, hydration would throw the server's HTML away. */
const loadMatchedRoutes = (routes: RouteObject[]): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

/** Hydrates in a transition: React works in slices, and the visitor can scroll and type between them. */
const hydrate = (page: ReactNode): void => startTransition(() => void hydrateRoot(document, page));

const start = async (): Promise<void> => {
  const text = document.getElementById(PAYLOAD_ID)?.textContent ?? '';
  // The server of this very build wrote it; there is nothing to check it against but itself.
  const payload = JSON.parse(text) as HydrationPayload;
  const { configuration, isPortalMissing, language, now, origin } = payload;
  const currentYear = new Date(now).getUTCFullYear();
  const i18n = await loadMessages(language);
  await yieldToBrowser();
  const apis = createPortalApis({ graphUrl: configuration.addresses.graph, configuration });
  const portalStore = createPortalStore(
    apis,
    {
      fetch: window.fetch.bind(window),
      place: 'browser',
      production: payload.production,
      onFailure: (failed) => void browser.then(({ answerFailure }) => answerFailure(failed)),
    },
    createPageState(apis, payload),
  );
  await yieldToBrowser();
  const services = { ...portalStore, configuration, language, currentYear, isPortalMissing };
  const routes = createRoutes(
    browserRouteServices({
      ...services,
      addMessages: async (feature) => addMessages(i18n, await featureCatalog(feature)),
    }),
  );
  await loadMatchedRoutes(routes);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: payload.loaderData } });
  const portal = {
    ...apis,
    configuration,
    language,
    now,
    origin,
    pendingSearch: () => pendingSearchOf(router.state),
  };
  await yieldToBrowser();
  hydrate(
    <Provider store={portalStore.store}>
      <I18nProvider i18n={i18n}>
        <StoredPortal portal={portal}>
          <RouterDocument router={notifyWhenIdle(router)} assets={payload.assets} payload={text} />
        </StoredPortal>
      </I18nProvider>
    </Provider>,
  );
  followLinks(router);
  const initial = router.state.location;
  const browser = import('./routing/layout/after-hydration.ts').then(
    ({ prefetchPages, startEnhancements }) => {
      prefetchPages(router, currentYear);
      return startEnhancements({ ...portalStore, router, initial, configuration });
    },
  );
  await browser;
  seedQueries(portalStore, seedQueriesOf(payload));
};

start().catch((problem: unknown) => {
  if (problem instanceof ChunkLoadError) reloadForNewChunks();
  // The server's page stays, as a page without scripts.
  else reportError(problem);
});
