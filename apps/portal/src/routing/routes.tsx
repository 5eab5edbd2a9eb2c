import { preloadParsers } from '@open-discovery/graph-client';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { data, redirect, redirectDocument } from 'react-router-dom';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { FeatureCatalog } from '../messages/feature-catalog.ts';
import type { RouteServices } from '../runtime/route-services.ts';
import { LAYOUT_ROUTE } from '../runtime/layout-route.ts';
import { builtPages, customPages } from '../runtime/built-pages.ts';
import { INVITATION_PATH, SAVED_PATH } from '../runtime/paths.ts';
import { isKindEnabled } from '../search/enabled-kinds.ts';
import { USER_INFO_PATH } from '../session/reasons.ts';
import { clearedReturnCookie, savedReturn } from '../session/login.ts';
import { adminRoute } from './admin-route.ts';
import { PageBoundary } from './error-boundaries.tsx';
import { importChunk } from '../hydration/chunk-load.ts';
import { optionalRoutes } from './optional-pages.ts';
import { lazyPage, loaderWith } from './page-route.ts';
import { layoutLoader, shouldReloadLayout } from './layout/layout-loader.ts';
import { Layout } from './layout/layout.tsx';
import { redirectRoutes } from './redirect-routes.ts';
import { routeHandle } from './route-handle.ts';

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
  // Not part of the page's code: the record is requested while that is on its way.
  loader: async (call) => {
    const { landingLoader } = await importChunk(() => import('./layout/after-hydration.ts'));
    return loaderWith(landingLoader(kind), services)(call);
  },
  lazy: async () => {
    const [{ LandingPage }] = await Promise.all([
      importChunk(() => import('../pages/landing/landing-page.tsx')),
      services.addMessages('landing'),
      services.addMessages('source-words'),
    ]);
    return { element: <LandingPage key={kind} kind={kind} /> };
  },
});

/** The words of data sources, for lists in portals that show these. */
const listTexts = ({ configuration }: RouteServices): readonly FeatureCatalog[] =>
  isKindEnabled(configuration, 'dataSource') ? ['source-words'] : [];

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

/** Replaces every page that the portal decides. Spec §8 "Portal fetch failure". */
const missingPortalRoute = (services: RouteServices): RouteObject => ({
  path: '*',
  // The menu and the other settings are unknown.
  handle: routeHandle({
    page: 'missing-portal',
    hasHeader: false,
    hasSidebar: false,
    hasQuickContact: false,
  }),
  lazy: lazyPage(services, () => import('../pages/missing-portal/missing-portal-page.tsx'), 'missing-portal'),
});

const notFound = () => data(null, { status: 404 });

/** Creates the routes of the portal with their layout settings. Spec §2. */
export const createRoutes = (services: RouteServices): RouteObject[] => [
  {
    id: LAYOUT_ROUTE,
    loader: loaderWith(layoutLoader, services),
    shouldRevalidate: shouldReloadLayout(services),
    element: <Layout />,
    errorElement: <PageBoundary />,
    children: services.isPortalMissing
      ? [...independentRoutes(services), missingPortalRoute(services)]
      : pageRoutes(services),
  },
];

const preloadResults = () => Promise.all([import('../pages/home/after-hydration.ts'), preloadParsers()]);

const homeRoute = (services: RouteServices): RouteObject => ({
  path: '/',
  handle: routeHandle({
    page: 'home',
    preload: preloadResults,
    isFrontPage: true,
    hasInternalSidebar: true,
    activeMenuItem: 'home',
  }),
  lazy: lazyPage(services, () => import('../pages/home/home-page.tsx'), ...listTexts(services)),
});

const loadErrorPage = () => import('../pages/error/error-page.tsx');
const errorHandle = routeHandle({ page: 'error', showHeader: true });

/** The pages that need nothing of the portal. */
const independentRoutes = (services: RouteServices): RouteObject[] => [
  {
    path: USER_INFO_PATH,
    handle: routeHandle({ page: 'user-info', showHeader: true, hasAdminMenu: true, isSmallScreen: true }),
    lazy: lazyPage(services, () => import('../pages/user-info/user-info-page.tsx'), 'user-info'),
  },
  { path: '/reload', handle: routeHandle({ hasSidebar: false }), loader: reloadLoader(services) },
  {
    path: '/error',
    handle: errorHandle,
    lazy: lazyPage(
      services,
      async () => {
        const { errorLoader, ErrorPage } = await loadErrorPage();
        return { Page: ErrorPage, loader: () => errorLoader };
      },
      'error',
    ),
  },
];

/** The pages that every portal has, and the console of those that are managed. */
const fixedRoutes = (services: RouteServices): RouteObject[] => [
  {
    path: SAVED_PATH,
    handle: routeHandle({ page: 'saved', showHeader: true, hasMenuSearchBar: true }),
    lazy: lazyPage(
      services,
      () => import('../pages/saved/saved-page.tsx'),
      'saved',
      'search-snapshot',
      'download',
      ...listTexts(services),
    ),
  },
  {
    path: INVITATION_PATH,
    handle: routeHandle({ page: 'invitation', showHeader: true }),
    lazy: lazyPage(
      services,
      () => import('../pages/invitation/invitation-page.tsx'),
      'invitation',
      'role-text',
    ),
  },
  ...(services.configuration.static ? [] : [adminRoute(services)]),
];

/**
 * The pages that administrators of the portal have written and switched on. A page of the code comes before them. A browser does not
 * know all of them, so that it finds the data of these routes and of the last one by an id, not by their position.
 */
const customRoutes = (services: RouteServices): RouteObject[] =>
  customPages(services.configuration).map(({ route }) => ({
    id: route,
    path: route,
    handle: routeHandle({
      page: 'custom',
      showHeader: true,
      hasMenuSearchBar: true,
      hasAdminMenu: true,
      hasStickyHeaderOnMobile: true,
    }),
    lazy: lazyPage(services, () => import('../pages/custom/custom-page.tsx'), 'custom', 'error'),
  }));

/**
 * Answers an address without a page. The pages of a managed portal may have changed since a browser loaded its document:
 * the server decides.
 */
const notFoundLoader =
  ({ configuration, place }: RouteServices): LoaderFunction =>
  ({ request }) =>
    place === 'browser' && !configuration.static ? redirectDocument(request.url) : notFound();

const notFoundRoute = (services: RouteServices): RouteObject => ({
  id: '*',
  path: '*',
  handle: errorHandle,
  lazy: lazyPage(
    services,
    async () => ({ Page: (await loadErrorPage()).ErrorPage, loader: () => notFoundLoader(services) }),
    'error',
  ),
});

const pageRoutes = (services: RouteServices): RouteObject[] => {
  const pages = [homeRoute(services), ...RECORD_KINDS.map((kind) => landingRoute(kind, services))];
  return [
    ...redirectRoutes(services),
    ...pages.filter(({ path = '' }) => isPageEnabled(services.configuration, path)),
    ...optionalRoutes(services),
    ...independentRoutes(services),
    ...fixedRoutes(services),
    ...customRoutes(services),
    notFoundRoute(services),
  ];
};
