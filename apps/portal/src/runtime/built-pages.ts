import { isPageEnabled } from '@open-discovery/menu';
import type { PortalFlags } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS, SEARCH_PATHS } from '@open-discovery/model';

/** The page of the links that a user has made. Spec §2. */
export const MY_LINKS_PATH = '/myclaims';

/** The pages that this version of the portal contains, of those that a portal can switch on and off. */
const BUILT: ReadonlySet<string> = new Set([
  '/',
  ...Object.keys(SEARCH_PATHS),
  ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath),
]);

/** Reports whether a portal switches on a page that this version does not contain. */
export const isMissingPage = (portal: PortalFlags, route: string): boolean =>
  isPageEnabled(portal, route) && !BUILT.has(route);

/**
 * Returns a portal without the pages that this version does not contain: nothing may lead to them, whatever the portal
 * switches on.
 */
export const builtPages = ({ pages, entities }: PortalFlags): PortalFlags => ({
  pages: pages.filter(({ route }) => BUILT.has(route)),
  entities,
});
