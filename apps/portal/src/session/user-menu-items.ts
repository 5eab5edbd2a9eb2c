import type { PortalConfiguration } from '@open-discovery/config';
import { createMenuItem, visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { builtPages, MY_LINKS_PATH } from '../runtime/built-pages.ts';

const MY_LINKS = createMenuItem({
  id: 'my-links',
  title: 'My links',
  route: MY_LINKS_PATH,
  needsAuthorization: true,
});

type UserMenu = Pick<PortalConfiguration, 'userMenu' | 'pages' | 'entities'>;

/**
 * Returns the menu of a logged-in user: "My links" in every portal, which explains itself where it is switched off, and
 * the items of the portal whose pages exist and are switched on. Spec §1, §2.
 */
export const userMenuItems = (portal: UserMenu, user: object): readonly MenuItem[] => {
  const { pages, entities } = builtPages(portal);
  const withMyLinks = { pages: [...pages, { route: MY_LINKS_PATH, isEnabled: true }], entities };
  const isMyLinks = ({ route }: MenuItem): boolean => route === MY_LINKS_PATH;
  const menu = portal.userMenu.some(isMyLinks) ? portal.userMenu : [MY_LINKS, ...portal.userMenu];
  return visibleItems(menu, { portal: withMyLinks, user });
};
