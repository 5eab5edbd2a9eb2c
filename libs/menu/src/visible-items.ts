import type { MenuItem } from './menu-item.ts';
import { menuItemLink } from './menu-item-link.ts';
import { isEntityEnabled, isPageEnabled, type PortalFlags } from './portal-flags.ts';

/** The portal and visitor of a menu. */
export interface MenuViewer {
  /** Null if the portal could not be loaded: then no page is enabled. */
  portal: PortalFlags | null;
  /** Null or undefined is nobody, as is everything that is not an object; an object is a logged-in user. */
  user: object | null | undefined;
  /** `true` returns only featured items of the first level, `false` only the others; by default both. */
  isFeatured?: boolean | undefined;
}

const isAllowed = (item: MenuItem, { portal, user }: MenuViewer): boolean =>
  (!item.needsAuthorization || (typeof user === 'object' && user !== null)) &&
  item.entitiesRequired.every((pid) => isEntityEnabled(portal, pid)) &&
  item.routeRequired.every((route) => isPageEnabled(portal, route));

const leadsSomewhere = (item: MenuItem, portal: PortalFlags | null): boolean =>
  menuItemLink(item) !== null && (item.type === 'external' || isPageEnabled(portal, item.route));

/** Returns the item with its visible sub-items, or nothing. */
const visibleItem = (item: MenuItem, viewer: MenuViewer): MenuItem[] => {
  if (!isAllowed(item, viewer)) return [];
  const leads = leadsSomewhere(item, viewer.portal);
  if (item.items.length === 0) return leads ? [item] : [];
  const items = item.items.flatMap((sub) => visibleItem(sub, viewer));
  // An item with sub-items remains as their heading even if its own page is disabled.
  return items.length > 0 ? [{ ...item, items, type: leads ? item.type : 'noAction' }] : [];
};

/**
 * Returns the items that a visitor of a portal sees, at every level: the page and all required entities and routes
 * are enabled, and a user is logged in if the item needs one. Parents without visible sub-items are removed. Spec §2,
 * §3, §4.
 * @example
 * visibleItems(menu, { portal: null, user: null }); // external items without requirements
 */
export const visibleItems = (menu: readonly MenuItem[], viewer: MenuViewer): MenuItem[] =>
  menu
    .filter((item) => viewer.isFeatured === undefined || item.isFeatured === viewer.isFeatured)
    .flatMap((item) => visibleItem(item, viewer));
