import { getPortalPageOutlines } from '@open-discovery/admin-client';
import { isSameRoute } from '@open-discovery/menu';
import type { PageOutline } from '@open-discovery/model';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useItemNames } from '../../parts/item-names.ts';
import { useContent } from '../../use-content.ts';

/** Returns the routes of the portal's pages with their names, and the functions that name a route and find the one of a name. */
export const usePagesByRoute = () => {
  const { ofPage } = useItemNames();
  const pages = useContent(getPortalPageOutlines(usePortal().configuration)).value ?? [];
  // A page of the portal replaces the one of the software.
  const ownFirst = pages.toSorted(
    (one, other) => Number(one.portalPid === null) - Number(other.portalPid === null),
  );
  return {
    choices: pages.map((page) => [page.route, ofPage(page)] as const),
    nameOf: (route: string): string => {
      const page = ownFirst.find((one) => isSameRoute(one.route, route));
      return page ? ofPage(page) : route;
    },
    /** Returns the route of a page by its name or address, also without the slash; an unknown one stays as it is. */
    routeOf: (typed: string): string => {
      const isMeant = (page: PageOutline): boolean =>
        ofPage(page).toLowerCase() === typed.toLowerCase() || isSameRoute(page.route, `/${typed}`);
      return ownFirst.find(isMeant)?.route ?? typed;
    },
  };
};
