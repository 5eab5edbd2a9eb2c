import { isSameRoute, normalizeRoute } from '@open-discovery/menu';
import type { PortalFlags } from '@open-discovery/menu';
import { isInformationRoute, KINDS, RECORD_KINDS, SEARCH_PATHS } from '@open-discovery/model';
import { OPTIONAL_PATHS } from './paths.ts';

/** The pages that this version of the portal contains, of those that a portal can switch on and off. */
const BUILT: ReadonlySet<string> = new Set(
  [
    '/',
    ...Object.keys(SEARCH_PATHS),
    ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath),
    ...OPTIONAL_PATHS,
  ].map(normalizeRoute),
);

/** Reports whether a path is that of a page that this version contains, in any spelling of `isSameRoute`. */
export const isBuiltPage = (path: string): boolean => BUILT.has(normalizeRoute(path));

/** A portal whose administrators may have written custom pages. */
export interface PortalWithPages extends PortalFlags {
  readonly pages: readonly (PortalFlags['pages'][number] & { readonly isCustom?: boolean | undefined })[];
}

type PageState = PortalWithPages['pages'][number];

const exists = ({ route, isCustom = false }: PageState): boolean => isCustom || isBuiltPage(route);

/** Reports whether a portal switches on a page that neither this version nor its administrators have written. */
export const isMissingPage = ({ pages }: PortalWithPages, route: string): boolean =>
  pages.some((page) => isSameRoute(page.route, route) && page.isEnabled && !exists(page));

/** Returns a portal without the pages that do not exist: nothing may lead to them, whatever the portal switches on. */
export const builtPages = ({ pages, entities }: PortalWithPages): PortalFlags => ({
  pages: pages.filter(exists),
  entities,
});

/**
 * Returns the custom pages that a portal switches on. A page of the code comes before them; only the pages about the portal
 * are replaced by them.
 */
export const customPages = <Page extends PageState>({ pages }: { readonly pages: readonly Page[] }): Page[] =>
  pages.filter(
    ({ route, isEnabled, isCustom }) =>
      isCustom && isEnabled && (!isBuiltPage(route) || isInformationRoute(normalizeRoute(route))),
  );
