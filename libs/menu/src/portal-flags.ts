/** The part of a portal that decides what its menu shows. Spec §3 "Portal info". */
export interface PortalFlags {
  pages: readonly { route: string; isEnabled: boolean }[];
  entities: readonly { pid: string; isEnabled: boolean }[];
}

/**
 * Enabled only if the portal lists the route and flags it; no portal means no pages. Spec §4.
 *
 * @example
 * isPageEnabled(null, '/'); // false
 */
export const isPageEnabled = (portal: PortalFlags | null, route: string): boolean =>
  portal?.pages.some((page) => page.route === route && page.isEnabled) ?? false;

/**
 * Enabled only if the portal lists the entity and flags it; no portal means no entities. Spec §4.
 *
 * @example
 * isEntityEnabled({ pages: [], entities: [{ pid: 'project', isEnabled: true }] }, 'project'); // true
 */
export const isEntityEnabled = (portal: PortalFlags | null, pid: string): boolean =>
  portal?.entities.some((entity) => entity.pid === pid && entity.isEnabled) ?? false;
