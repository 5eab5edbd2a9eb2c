import { preloadParsers } from '@open-discovery/graph-client';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunction, RouteObject, RouterContextProvider } from 'react-router-dom';
import type { LoaderOf, RouteServices } from '../runtime/route-services.ts';
import { LAYOUT_ROUTE } from '../runtime/use-index-status.ts';
import { builtPages } from '../runtime/built-pages.ts';
import { HOME_ROUTE } from '../search/use-shown-query.ts';
import { SAVED_PATH } from '../saved/saved-path.ts';
import { clearedReturnCookie, savedReturn } from '../session/login.ts';
import { PageBoundary } from './error-boundaries.tsx';
import { importChunk } from '../hydration/chunk-load.ts';
import { layoutLoader, shouldReloadLayout } from './layout/layout-loader.ts';
import { Layout } from './layout/layout.tsx';
import { redirectRoutes } from './redirect-routes.ts';
import { routeHandle } from './route-handle.ts';

const loaderWith =
  (loaderOf: LoaderOf, { queriesOf, ...services }: RouteServices): LoaderFunction =>
  (call) =>
    loaderOf({ ...services, ...queriesOf(call.context as RouterContextProvider) })(call);

const landingRoute = (kind: RecordKind, services: RouteServices): RouteObject => ({
  path: KINDS[kind].landingPath,
  handle: routeHandle({
    page: 'landing',
    preload: () => Promise.all([import('../pages/landing/after-hydration.ts'), preloadParsers()]),
    showHeader: true,
    hasInternalSidebar: true,
    activeMenuItem: 'search',
    hasMenuSearchBar: true,
  }),
  lazy: async () => {
    const { landingLoader, LandingPage } = await importChunk(
      () => import('../pages/landing/landing-page.tsx'),
    );
    return {
      loader: loaderWith(landingLoader(kind), services),
      element: <LandingPage key={kind} kind={kind} />,
    };
  },
});

/**
 * Redirects a visitor after login: to the saved return location, which is cleared; otherwise to the
 * configured page if it is enabled; otherwise to home. Spec §2.
 */
const reloadLoader =
  ({ configuration, place }: RouteServices): LoaderFunction =>
  ({ request }) => {
    const isServer = place === 'server';
    const cookies = isServer ? request.headers.get('cookie') : document.cookie;
    const { afterLoginRoute } = configuration;
    const saved = savedReturn(cookies);
    if (!isServer) document.cookie = clearedReturnCookie();
    return redirect(
      saved ?? (isPageEnabled(builtPages(configuration), afterLoginRoute) ? afterLoginRoute : '/'),
      {
        headers: { 'set-cookie': clearedReturnCookie() },
      },
    );
  };

/** Replaces every page. Spec §8 "Portal fetch failure". */
const missingPortalRoute: RouteObject = {
  path: '*',
  handle: routeHandle({ page: 'missing-portal', hasSidebar: false, hasQuickContact: false }),
  lazy: async () => {
    const { missingPortalLoader, MissingPortalPage } = await importChunk(
      () => import('../pages/missing-portal/missing-portal-page.tsx'),
    );
    return { loader: missingPortalLoader, Component: MissingPortalPage };
  },
};

const notFound = () => data(null, { status: 404 });

/** Creates the routes of the portal with their layout settings. Spec §2. */
export const createRoutes = (services: RouteServices): RouteObject[] => [
  {
    id: LAYOUT_ROUTE,
    loader: loaderWith(layoutLoader, services),
    shouldRevalidate: shouldReloadLayout(services),
    element: <Layout />,
    errorElement: <PageBoundary />,
    children: services.isPortalMissing ? [missingPortalRoute] : pageRoutes(services),
  },
];

const preloadResults = () =>
  Promise.all([
    import('../pages/home/after-hydration.ts'),
    import('../pages/home/facets/fetch-europe.ts'),
    preloadParsers(),
  ]);

const pageRoutes = (services: RouteServices): RouteObject[] => {
  const pages: RouteObject[] = [
    {
      id: HOME_ROUTE,
      path: '/',
      handle: routeHandle({
        page: 'home',
        preload: preloadResults,
        isFrontPage: true,
        hasInternalSidebar: true,
        activeMenuItem: 'home',
      }),
      lazy: async () => {
        const { homeLoader, HomePage } = await importChunk(() => import('../pages/home/home-page.tsx'));
        return { loader: loaderWith(homeLoader, services), element: <HomePage /> };
      },
    },
    ...RECORD_KINDS.map((kind) => landingRoute(kind, services)),
  ];
  return [
    ...redirectRoutes(services),
    ...pages.filter(({ path = '' }) => isPageEnabled(services.configuration, path)),
    {
      path: '/user-info',
      handle: routeHandle({ page: 'user-info', showHeader: true }),
      lazy: async () => ({
        Component: (await importChunk(() => import('../pages/user-info/user-info-page.tsx'))).UserInfoPage,
      }),
    },
    {
      path: SAVED_PATH,
      handle: routeHandle({ page: 'saved', showHeader: true, hasMenuSearchBar: true }),
      lazy: async () => {
        const { savedLoader, SavedPage } = await importChunk(() => import('../pages/saved/saved-page.tsx'));
        return { loader: loaderWith(savedLoader, services), Component: SavedPage };
      },
    },
    { path: '/reload', handle: routeHandle({ hasSidebar: false }), loader: reloadLoader(services) },
    {
      path: '/error',
      handle: routeHandle({ page: 'error', showHeader: true }),
      lazy: async () => {
        const { errorLoader, ErrorPage } = await importChunk(() => import('../pages/error/error-page.tsx'));
        return { loader: errorLoader, Component: ErrorPage };
      },
    },
    {
      path: '*',
      handle: routeHandle({ page: 'error', showHeader: true }),
      lazy: async () => ({
        loader: notFound,
        Component: (await importChunk(() => import('../pages/error/error-page.tsx'))).ErrorPage,
      }),
    },
  ];
};
