import { isSameRoute } from './is-same-route.ts';
import type { MenuItem } from './menu-item.ts';

/** The visitor's location, such as the `location` of a router or a browser. */
export interface MenuLocation {
  pathname: string;
  /** With or without the leading `#`, percent-encoded or not. */
  hash?: string | undefined;
}

/** Browsers write a fragment percent-encoded; a malformed escape stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isAtFragment = (fragment: string, hash: string): boolean =>
  fragment === hash || fragment === decoded(hash);

const isAtRoute = ({ route, fragment }: MenuItem, { pathname, hash = '' }: MenuLocation): boolean =>
  route !== '' && isSameRoute(route, pathname) && isAtFragment(fragment ?? '', hash.replace(/^#/, ''));

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
