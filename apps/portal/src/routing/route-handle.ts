import type { FeatureCatalog } from '../messages/feature-catalog.ts';

/** A folder of `src/pages`. Pages with their own texts are named like their catalog. */
export type PageName = 'home' | FeatureCatalog;

/** Layout settings of a route, and its page. Spec §2, "Route-level layout settings". */
export interface RouteHandle {
  /** The page whose code the route loads; the server's document preloads it. */
  readonly page: PageName | null;
  /** Loads further code of the page, for a visitor who is about to open it. */
  readonly preload: (() => Promise<unknown>) | null;
  readonly hasSidebar: boolean;
  readonly hasHeader: boolean;
  readonly hasAdminMenu: boolean;
  readonly hasInternalSidebar: boolean;
  readonly isFrontPage: boolean;
  readonly isSmallScreen: boolean;
  readonly hasQuickContact: boolean;
  readonly activeMenuItem: string | null;
  readonly hasMenuSearchBar: boolean;
  readonly hasStickyHeaderOnMobile: boolean;
  /** Shows the header on this route even when the portal does not always show it. */
  readonly showHeader: boolean;
}

const DEFAULTS: RouteHandle = {
  page: null,
  preload: null,
  hasSidebar: true,
  hasHeader: true,
  hasAdminMenu: false,
  hasInternalSidebar: false,
  isFrontPage: false,
  isSmallScreen: false,
  hasQuickContact: true,
  activeMenuItem: null,
  hasMenuSearchBar: false,
  hasStickyHeaderOnMobile: false,
  showHeader: false,
};

/** Returns a route's layout settings with the specified defaults. */
export const routeHandle = (settings: Partial<RouteHandle> = {}): RouteHandle => ({
  ...DEFAULTS,
  ...settings,
});

/** Returns the settings of the innermost matched route. */
export const handleOf = (matches: readonly { readonly handle?: unknown }[]): RouteHandle => {
  const handle = matches.at(-1)?.handle;
  return isRouteHandle(handle) ? handle : DEFAULTS;
};

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'hasHeader' in handle;
