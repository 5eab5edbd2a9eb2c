import type { MenuItem } from './menu-item.ts';
import { isEntityEnabled, isPageEnabled, type PortalFlags } from './portal-flags.ts';

/** Whose menu it is. */
export interface MenuViewer {
  /** Null when the portal could not be had: then no page is enabled. */
  portal: PortalFlags | null;
  /** Anything but null is a logged-in user. */
  user: object | null;
  /** Only the featured items of the first level, or only the others; left out: both. */
  isFeatured?: boolean;
}

const isAllowed = (item: MenuItem, { portal, user }: MenuViewer): boolean =>
  (!item.needsAuthorization || user !== null) &&
  item.entitiesRequired.every((pid) => isEntityEnabled(portal, pid)) &&
  item.routeRequired.every((route) => isPageEnabled(portal, route));

const leadsSomewhere = (item: MenuItem, portal: PortalFlags | null): boolean =>
  item.type === 'internal' ? isPageEnabled(portal, item.route) : item.type === 'external' && item.url !== '';

/** An item with sub-items stays as their heading, even where its own page is disabled. */
const visibleParent = (item: MenuItem, viewer: MenuViewer): MenuItem[] => {
  const items = visibleLevel(item.items, viewer);
  if (items.length === 0) return [];
  return [leadsSomewhere(item, viewer.portal) ? { ...item, items } : { ...item, items, type: 'noAction' }];
};

const visibleLevel = (menu: readonly MenuItem[], viewer: MenuViewer): MenuItem[] =>
  menu.flatMap((item) => {
    if (!isAllowed(item, viewer)) return [];
    if (item.items.length > 0) return visibleParent(item, viewer);
    return leadsSomewhere(item, viewer.portal) ? [item] : [];
  });

/**
 * The items that this visitor of this portal sees, at every level: the page enabled, all required entities and routes
 * enabled, a user where one is needed. Parents whose sub-items are all hidden vanish. Spec §2, §3, §4.
 *
 * @example
 * visibleItems(menu, { portal: null, user: null }); // external items without requirements
 */
export const visibleItems = (menu: readonly MenuItem[], viewer: MenuViewer): MenuItem[] =>
  visibleLevel(
    menu.filter((item) => viewer.isFeatured === undefined || item.isFeatured === viewer.isFeatured),
    viewer,
  );
