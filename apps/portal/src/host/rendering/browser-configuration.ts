import type { PortalConfiguration } from '@open-discovery/config';
import { flattenMenu, isSameRoute } from '@open-discovery/menu';
import { isBuiltPage } from '../../runtime/built-pages.ts';

/** The configurations for browsers, so that pages share their JSON. */
const shared = new WeakMap<PortalConfiguration, PortalConfiguration>();

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
  const ofMenu = shared.get(configuration) ?? withPages(configuration, routesOfMenu(configuration));
  shared.set(configuration, ofMenu);
  const own = configuration.pages.find(({ route, isCustom }) => isCustom && isSameRoute(route, path));
  return own && !ofMenu.pages.includes(own) ? { ...ofMenu, pages: [...ofMenu.pages, own] } : ofMenu;
};

const withPages = (configuration: PortalConfiguration, routes: readonly string[]): PortalConfiguration => ({
  ...configuration,
  pages: configuration.pages.filter(
    ({ route, isCustom }) => !isCustom || isBuiltPage(route) || routes.some((one) => isSameRoute(one, route)),
  ),
});

/** Returns the routes that decide what the menus show, and the one to which a login leads. */
const routesOfMenu = ({ menu, userMenu, afterLoginRoute }: PortalConfiguration): readonly string[] =>
  [...flattenMenu(menu), ...flattenMenu(userMenu)]
    .flatMap(({ route, routeRequired }) => [route, ...routeRequired])
    .concat(afterLoginRoute);
