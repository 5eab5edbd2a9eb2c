import { isSameRoute } from '@open-discovery/menu';
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
  ].map((path) => path.toLowerCase()),
);

/** Reports whether a path is that of a page that this version contains. Paths ignore case. */
export const isBuiltPage = (path: string): boolean => BUILT.has(path.toLowerCase());

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
 * Reports whether a portal has a custom page at a path, and switches it on. A page of the code comes before it; only the
 * pages about the portal are replaced by it.
 */
export const isCustomPage = ({ pages }: PortalWithPages, path: string): boolean =>
  (!isBuiltPage(path) || isInformationRoute(path)) &&
  pages.some(({ route, isEnabled, isCustom }) => isCustom && isEnabled && isSameRoute(route, path));
