import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { PortalStore } from '@open-discovery/portal-state';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { SAVED_PATH } from '../saved/saved-path.ts';
import { clearedReturnCookie, savedReturn } from '../session/login.ts';
import { PageBoundary } from './error-boundaries.tsx';
import { loadCode } from './fresh-code.ts';
import { layoutChanges, layoutLoader } from './layout-loader.ts';
import { Layout } from './layout.tsx';
import { redirectRoutes } from './redirect-routes.ts';
import { routeHandle } from './route-handle.ts';

export interface RouteDependencies extends PortalStore {
  readonly configuration: PortalConfiguration;
  readonly currentYear: number;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  /** Adds the texts that are not needed in the first moment. */
  readonly moreTexts: () => Promise<void>;
}

/** Makes a page's loader; pages export one, so that data is asked for before anything is rendered. */
export type LoaderOf = (dependencies: RouteDependencies) => RouteObject['loader'];

const landingRoute = (kind: RecordKind, dependencies: RouteDependencies): RouteObject => ({
  path: KINDS[kind].landingPath,
  handle: routeHandle({
    showHeader: true,
    hasInternalSidebar: true,
    activeMenuItem: 'search',
    hasMenuSearchBar: true,
  }),
  lazy: async () => {
    const { landingLoader, LandingPage } = await loadCode(() => import('../pages/landing/landing-page.tsx'));
    return { loader: landingLoader(kind)(dependencies), element: <LandingPage key={kind} kind={kind} /> };
  },
});

/**
 * Where a visitor goes on after logging in: the saved return location, which is cleared; without one the configured page
 * where it is enabled, else home. Spec §2.
 */
const reloadLoader =
  ({ configuration }: RouteDependencies): LoaderFunction =>
  ({ request }) => {
    const cookies = import.meta.env.SSR ? request.headers.get('cookie') : document.cookie;
    const { afterLoginRoute } = configuration;
    const saved = savedReturn(cookies);
    if (!import.meta.env.SSR) document.cookie = clearedReturnCookie();
    return redirect(saved ?? (isPageEnabled(configuration, afterLoginRoute) ? afterLoginRoute : '/'), {
      headers: { 'set-cookie': clearedReturnCookie() },
    });
  };

/** In place of every page. Spec §8 "Portal fetch failure". */
const missingPortalRoute: RouteObject = {
  path: '*',
  handle: routeHandle({ hasSidebar: false, hasQuickContact: false }),
  lazy: async () => {
    const { missingPortalLoader, MissingPortalPage } = await loadCode(
      () => import('../pages/missing-portal/missing-portal-page.tsx'),
    );
    return { loader: missingPortalLoader, Component: MissingPortalPage };
  },
};

const notFound = () => data(null, { status: 404 });

/** Every route of the portal with its layout settings. Spec §2. */
export const createRoutes = (dependencies: RouteDependencies): RouteObject[] => [
  {
    id: 'layout',
    loader: layoutLoader(dependencies),
    shouldRevalidate: layoutChanges(dependencies),
    element: <Layout />,
    errorElement: <PageBoundary />,
    children: dependencies.isPortalMissing ? [missingPortalRoute] : pageRoutes(dependencies),
  },
];

const pageRoutes = (dependencies: RouteDependencies): RouteObject[] => {
  /** Code whose texts are not among those of the first moment. */
  const withTexts = async <T,>(load: () => Promise<T>): Promise<T> => {
    const [code] = await Promise.all([loadCode(load), dependencies.moreTexts()]);
    return code;
  };
  const pages: RouteObject[] = [
    {
      path: '/',
      handle: routeHandle({ isFrontPage: true, hasInternalSidebar: true, activeMenuItem: 'home' }),
      lazy: async () => {
        const { homeLoader, HomePage } = await loadCode(() => import('../pages/home/home-page.tsx'));
        return { loader: homeLoader(dependencies), element: <HomePage /> };
      },
    },
    ...RECORD_KINDS.map((kind) => landingRoute(kind, dependencies)),
  ];
  return [
    ...redirectRoutes(dependencies),
    ...pages.filter(({ path = '' }) => isPageEnabled(dependencies.configuration, path)),
    {
      path: '/user-info',
      handle: routeHandle({ showHeader: true }),
      lazy: async () => ({
        Component: (await withTexts(() => import('../pages/user-info/user-info-page.tsx'))).UserInfoPage,
      }),
    },
    {
      path: SAVED_PATH,
      handle: routeHandle({ showHeader: true, hasMenuSearchBar: true }),
      lazy: async () => {
        const { savedLoader, SavedPage } = await withTexts(() => import('../pages/saved/saved-page.tsx'));
        return { loader: savedLoader(dependencies), Component: SavedPage };
      },
    },
    { path: '/reload', handle: routeHandle({ hasSidebar: false }), loader: reloadLoader(dependencies) },
    {
      path: '/error',
      handle: routeHandle({ showHeader: true }),
      lazy: async () => {
        const { errorLoader, ErrorPage } = await withTexts(() => import('../pages/error/error-page.tsx'));
        return { loader: errorLoader, Component: ErrorPage };
      },
    },
    {
      path: '*',
      handle: routeHandle({ showHeader: true }),
      lazy: async () => ({
        loader: notFound,
        Component: (await withTexts(() => import('../pages/error/error-page.tsx'))).ErrorPage,
      }),
    },
  ];
};
