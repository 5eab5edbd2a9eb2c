import type { PortalConfiguration } from '@open-discovery/config';
import { flattenMenu, isSameRoute, normalizeRoute } from '@open-discovery/menu';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { isBuiltPage } from '../../runtime/built-pages.ts';
import { decoded } from '../../runtime/decoded.ts';

/**
 * Returns the configuration that a page passes to the browser. Of the custom pages of a managed portal, of which there can
 * be thousands, it has those that the menu needs and the page itself: browsers ask the server for an address that they do
 * not know.
 */
export const browserConfiguration = (
  configuration: PortalConfiguration,
  path: string,
): PortalConfiguration => {
  if (configuration.static) return configuration;
  const ofMenu = withPagesOfMenu(configuration);
  const asked = decoded(path);
  const own = configuration.pages.find(({ route, isCustom }) => isCustom && isSameRoute(route, asked));
  return own && !ofMenu.pages.includes(own) ? { ...ofMenu, pages: [...ofMenu.pages, own] } : ofMenu;
};

/** Always returns the same object for a configuration, so that pages share its JSON. */
const withPagesOfMenu = weakMapMemoize((configuration: PortalConfiguration): PortalConfiguration => {
  const routes = routesOfMenu(configuration);
  return {
    ...configuration,
    pages: configuration.pages.filter(
      ({ route, isCustom }) => !isCustom || isBuiltPage(route) || routes.has(normalizeRoute(route)),
    ),
  };
});

/** Returns the normalized routes that decide what the menus show, and the one to which a login leads. */
const routesOfMenu = ({ menu, userMenu, afterLoginRoute }: PortalConfiguration): ReadonlySet<string> =>
  new Set(
    [...flattenMenu(menu), ...flattenMenu(userMenu)]
      .flatMap(({ route, routeRequired }) => [route, ...routeRequired])
      .concat(afterLoginRoute)
      .map(normalizeRoute),
  );
