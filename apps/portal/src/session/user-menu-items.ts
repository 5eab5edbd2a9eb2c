import type { PortalConfiguration } from '@open-discovery/config';
import { createMenuItem, visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import { builtPages } from '../runtime/built-pages.ts';
import { MY_LINKS_PATH, MY_ORCID_PATH } from '../runtime/paths.ts';

const MY_LINKS = createMenuItem({
  id: 'my-links',
  title: 'My links',
  route: MY_LINKS_PATH,
  needsAuthorization: true,
});

const MY_ORCID = createMenuItem({
  id: 'my-orcid-links',
  title: 'My ORCID record',
  route: MY_ORCID_PATH,
  needsAuthorization: true,
});

type UserMenu = Pick<PortalConfiguration, 'userMenu' | 'pages' | 'entities' | 'addresses'>;

const leadsTo =
  (path: string) =>
  ({ route }: MenuItem): boolean =>
    route === path;

/**
 * Returns the menu of a logged-in user: "My links" in every portal, which explains itself where it is switched off, the
 * items of the portal whose pages exist and are switched on, and the ORCID record if there is an ORCID service. Spec §1, §2.
 */
export const userMenuItems = (portal: UserMenu, user: object): readonly MenuItem[] => {
  const { pages, entities } = builtPages(portal);
  const hasOrcid = portal.addresses.orcid !== null;
  const shown = {
    pages: [
      ...pages.filter(({ route }) => hasOrcid || route !== MY_ORCID_PATH),
      { route: MY_LINKS_PATH, isEnabled: true },
    ],
    entities,
  };
  const { userMenu } = portal;
  const menu = [
    ...(userMenu.some(leadsTo(MY_LINKS_PATH)) ? [] : [MY_LINKS]),
    ...userMenu,
    ...(userMenu.some(leadsTo(MY_ORCID_PATH)) ? [] : [MY_ORCID]),
  ];
  return visibleItems(menu, { portal: shown, user });
};
