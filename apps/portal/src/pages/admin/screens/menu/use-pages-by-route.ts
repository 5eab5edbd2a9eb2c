import { getPortalPageOutlines } from '@open-discovery/admin-client';
import { isSameRoute } from '@open-discovery/menu';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useItemNames } from '../../parts/item-names.ts';
import { useContent } from '../../use-content.ts';

/** Returns the routes of the portal's pages with their names, and the function that names a route; one without a page stays as it is. */
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
  };
};
