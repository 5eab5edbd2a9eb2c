import type { MenuItem } from './menu-item.ts';

/** The visitor's location, such as the `location` of a router or a browser. */
export interface MenuLocation {
  pathname: string;
  /** With or without the leading `#`. */
  hash?: string;
}

const withoutFinalSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

const isAtRoute = ({ route, fragment }: MenuItem, { pathname, hash = '' }: MenuLocation): boolean =>
  route !== '' &&
  withoutFinalSlash(route) === withoutFinalSlash(pathname) &&
  (fragment ?? '') === hash.replace(/^#/, '');

/**
 * Reports whether an item is current: its route (with or without a final slash) and fragment match, or the path
 * starts with its active prefix, or its id is the active id. Spec §4.
 * @example
 * isActive(createMenuItem({ id: 'develop', title: 'Develop', route: '/develop' }), { pathname: '/develop/' }, null); // true
 */
export const isActive = (item: MenuItem, location: MenuLocation, activeId: string | null): boolean =>
  isAtRoute(item, location) ||
  (item.routeActive !== null && item.routeActive !== '' && location.pathname.startsWith(item.routeActive)) ||
  item.id === activeId;
