import { isSameRoute } from './is-same-route.ts';

/** The part of a portal that determines what its menu shows. Spec §3 "Portal info". */
export interface PortalFlags {
  pages: readonly { route: string; isEnabled: boolean }[];
  entities: readonly { pid: string; isEnabled: boolean }[];
}

/** Callers without types may pass switches as a service sends them: the text 'false' enables nothing. */
const isOn = (flag: unknown): boolean => flag === true;

/**
 * Reports whether the portal lists the route, in any spelling of {@link isSameRoute}, and enables it; without a portal no
 * page is enabled. Spec §4.
 * @example
 * isPageEnabled(null, '/'); // false
 */
export const isPageEnabled = (portal: PortalFlags | null, route: string): boolean =>
  portal?.pages.some((page) => isSameRoute(page.route, route) && isOn(page.isEnabled)) ?? false;

/**
 * Reports whether the portal lists the entity and enables it; without a portal no entity is enabled. Spec §4.
 * @example
 * isEntityEnabled({ pages: [], entities: [{ pid: 'project', isEnabled: true }] }, 'project'); // true
 */
export const isEntityEnabled = (portal: PortalFlags | null, pid: string): boolean =>
  portal?.entities.some((entity) => entity.pid === pid && isOn(entity.isEnabled)) ?? false;
