import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { PortalStore } from '@open-discovery/portal-state';
import { data, redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageBoundary } from './error-boundaries.tsx';
import { Layout } from './layout.tsx';
import { redirectRoutes } from './redirect-routes.ts';
import { routeHandle } from './route-handle.ts';

export interface RouteDependencies extends PortalStore {
  readonly configuration: PortalConfiguration;
  readonly currentYear: number;
}

/** Makes a page's loader; pages export one, so that data is asked for before anything is rendered. */
export type LoaderOf = (dependencies: RouteDependencies) => RouteObject['loader'];

const landingRoute = (kind: RecordKind, dependencies: RouteDependencies): RouteObject => ({
  path: KINDS[kind].landingPath,
  handle: routeHandle({ showHeader: true, activeMenuItem: 'search', hasMenuSearchBar: true }),
  lazy: async () => {
    const { landingLoader, LandingPage } = await import('../pages/landing/landing-page.tsx');
    return { loader: landingLoader(kind)(dependencies), element: <LandingPage key={kind} kind={kind} /> };
  },
});

/** Where a visitor goes on after logging in: the configured page where it is enabled, else home. Spec §2. */
const reloadLoader =
  ({ configuration }: RouteDependencies) =>
  () =>
    redirect(
      isPageEnabled(configuration, configuration.afterLoginRoute) ? configuration.afterLoginRoute : '/',
    );

const notFound = () => data(null, { status: 404 });

/** Every route of the portal with its layout settings. Spec §2. */
export const createRoutes = (dependencies: RouteDependencies): RouteObject[] => {
  const pages: RouteObject[] = [
    {
      path: '/',
      handle: routeHandle({ isFrontPage: true, activeMenuItem: 'home' }),
      lazy: async () => {
        const { homeLoader, HomePage } = await import('../pages/home/home-page.tsx');
        return { loader: homeLoader(dependencies), element: <HomePage /> };
      },
    },
    ...RECORD_KINDS.map((kind) => landingRoute(kind, dependencies)),
  ];
  const { store, graphApi } = dependencies;
  return [
    {
      id: 'layout',
      loader: async () => {
        await store.dispatch(graphApi.endpoints.status.initiate(undefined, { subscribe: false }));
        return null;
      },
      shouldRevalidate: () => false,
      element: <Layout />,
      errorElement: <PageBoundary />,
      children: [
        ...redirectRoutes(dependencies),
        ...pages.filter(({ path = '' }) => isPageEnabled(dependencies.configuration, path)),
        {
          path: '/user-info',
          handle: routeHandle({ showHeader: true }),
          lazy: async () => ({
            Component: (await import('../pages/user-info/user-info-page.tsx')).UserInfoPage,
          }),
        },
        { path: '/reload', handle: routeHandle({ hasSidebar: false }), loader: reloadLoader(dependencies) },
        {
          path: '/error',
          handle: routeHandle({ showHeader: true }),
          lazy: async () => {
            const { errorLoader, ErrorPage } = await import('../pages/error/error-page.tsx');
            return { loader: errorLoader, Component: ErrorPage };
          },
        },
        {
          path: '*',
          handle: routeHandle({ showHeader: true }),
          lazy: async () => ({
            loader: notFound,
            Component: (await import('../pages/error/error-page.tsx')).ErrorPage,
          }),
        },
      ],
    },
  ];
};
