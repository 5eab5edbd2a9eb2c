import { isPageEnabled, normalizeRoute } from '@open-discovery/menu';
import { INFORMATION_ROUTES, PERSON_PATH } from '@open-discovery/model';
import type { RouteObject } from 'react-router-dom';
import type { FeatureCatalog } from '../messages/feature-catalog.ts';
import type { RouteServices } from '../runtime/route-services.ts';
import { customPages } from '../runtime/built-pages.ts';
import {
  CURATION_PATH,
  DASHBOARDS_PATH,
  DEPOSIT_PATH,
  DEPOSIT_HELP_PATH,
  DEVELOP_PATH,
  LINKING_PATH,
  DIRECT_LINK_PATH,
  MY_COMMUNITIES_PATH,
  MY_LINKS_PATH,
  MY_ORCID_PATH,
} from '../runtime/paths.ts';
import type { OPTIONAL_PATHS } from '../runtime/paths.ts';
import { lazyPage } from './page-route.ts';
import type { PageModule } from './page-route.ts';
import { routeHandle } from './route-handle.ts';
import type { RouteHandle } from './route-handle.ts';

type OptionalPath = (typeof OPTIONAL_PATHS)[number];

/** A page that a portal switches on and off: by its own path, or together with another page. */
type OptionalPage = PageRow &
  (
    | { readonly path: OptionalPath; readonly switch?: undefined }
    | { readonly path: string; readonly switch: OptionalPath }
  );

interface PageRow {
  readonly handle?: Partial<RouteHandle>;
  /** The page's folder, whose texts it shows. */
  readonly page: FeatureCatalog;
  /** Other texts that it shows. */
  readonly texts?: readonly FeatureCatalog[];
  readonly load: () => Promise<PageModule>;
}

const OPTIONAL_PAGES: readonly OptionalPage[] = [
  {
    path: LINKING_PATH,
    handle: { activeMenuItem: 'link' },
    page: 'claims',
    load: () => import('../pages/claims/start-linking-page.tsx'),
  },
  {
    path: DIRECT_LINK_PATH,
    handle: { activeMenuItem: 'link' },
    page: 'claims',
    load: () => import('../pages/claims/direct-claim-page.tsx'),
  },
  {
    path: MY_LINKS_PATH,
    page: 'claims',
    load: () => import('../pages/claims/my-links-page.tsx'),
  },
  {
    path: CURATION_PATH,
    page: 'claims',
    load: () => import('../pages/claims/curation-page.tsx'),
  },
  {
    path: DEVELOP_PATH,
    handle: { activeMenuItem: 'develop' },
    page: 'develop',
    load: () => import('../pages/develop/develop-page.tsx'),
  },
  {
    path: DEPOSIT_HELP_PATH,
    handle: { activeMenuItem: 'deposit' },
    page: 'deposit',
    load: () => import('../pages/deposit/deposit-page.tsx'),
  },
  {
    path: DEPOSIT_PATH,
    handle: { activeMenuItem: 'deposit' },
    page: 'deposit',
    texts: ['source-words'],
    load: () => import('../pages/deposit/deposit-search-page.tsx'),
  },
  {
    path: '/participate/deposit/zenodo',
    switch: DEPOSIT_PATH,
    handle: { hasMenuSearchBar: false },
    page: 'deposit',
    texts: ['source-words'],
    load: () => import('../pages/deposit/zenodo-page.ts'),
  },
  {
    path: DASHBOARDS_PATH,
    page: 'dashboards',
    load: () => import('../pages/dashboards/dashboards-page.tsx'),
  },
  {
    path: `${DASHBOARDS_PATH}/:alias`,
    switch: DASHBOARDS_PATH,
    page: 'dashboards',
    load: () => import('../pages/dashboards/dashboard-page.tsx'),
  },
  {
    path: MY_COMMUNITIES_PATH,
    handle: { hasMenuSearchBar: false },
    page: 'my-communities',
    load: () => import('../pages/my-communities/my-communities-page.tsx'),
  },
  {
    path: `${MY_COMMUNITIES_PATH}/:pid`,
    switch: MY_COMMUNITIES_PATH,
    handle: { hasMenuSearchBar: false },
    page: 'my-communities',
    load: () => import('../pages/my-communities/community-page.tsx'),
  },
  {
    path: `${MY_COMMUNITIES_PATH}/:pid/members`,
    switch: MY_COMMUNITIES_PATH,
    handle: { hasMenuSearchBar: false },
    page: 'my-communities',
    load: () => import('../pages/my-communities/members-page.tsx'),
  },
  {
    path: PERSON_PATH,
    handle: { activeMenuItem: 'search', hasInternalSidebar: true },
    page: 'person',
    load: () => import('../pages/person/person-page.tsx'),
  },
  {
    path: MY_ORCID_PATH,
    page: 'my-orcid-links',
    load: () => import('../pages/my-orcid-links/my-orcid-links-page.tsx'),
  },
  ...INFORMATION_ROUTES.map((path) => ({
    path,
    page: 'information' as const,
    load: async () => (await import('../pages/information/information-modules.ts')).MODULES[path],
  })),
];

/** Creates the routes of the pages that the portal switches on. Spec §2. */
export const optionalRoutes = (services: RouteServices): RouteObject[] => {
  const replaced = new Set(customPages(services.configuration).map(({ route }) => normalizeRoute(route)));
  return OPTIONAL_PAGES.filter(
    (page) =>
      isPageEnabled(services.configuration, page.switch ?? page.path) &&
      !replaced.has(normalizeRoute(page.path)),
  ).map(({ path, handle, page, texts = [], load }) => ({
    path,
    handle: routeHandle({ page, showHeader: true, hasMenuSearchBar: true, ...handle }),
    // A page whose records are missing is the error page.
    lazy: lazyPage(services, load, page, 'error', ...texts),
  }));
};
