import type { Endpoint } from '@open-discovery/http';
import type {
  AdminFields,
  AdminMenuItem,
  FullMenu,
  MenuAlignment,
  MenuOrder,
  Written,
} from '@open-discovery/model';
import { readMenu, readMenuItem } from './answers.ts';
import { below, get, post, remove, save } from './call.ts';
import type { PortalKey } from './portal-key.ts';

/**
 * Returns a portal's menu. Spec §7 "Menu".
 * @example getMenu({ type: 'explore', pid: 'p' }) // GET explore/p/menu/full
 */
export const getMenu = (portal: PortalKey): Endpoint<FullMenu> =>
  get(below(portal, 'menu', 'full'), readMenu);

/**
 * Stores a menu item.
 * @example saveMenuItem({ type: 'explore', pid: 'p' }, { title: 'About', route: '/about' }) // POST explore/p/menu/save
 */
export const saveMenuItem = (
  portal: PortalKey,
  item: Written<AdminFields['menuItem']>,
): Endpoint<AdminMenuItem> => save(below(portal, 'menu'), item, readMenuItem);

/**
 * Deletes menu items.
 * @example deleteMenuItems({ type: 'explore', pid: 'p' }, ['64f1']) // POST explore/p/menu/delete
 */
export const deleteMenuItems = (portal: PortalKey, ids: readonly string[]): Endpoint<string[]> =>
  remove(below(portal, 'menu'), ids);

/**
 * Reorders a menu's items and assigns their parents.
 * @example reorderMenu({ type: 'explore', pid: 'p' }, [{ _id: 'b' }, { _id: 'a', parentItemId: 'b' }]) // POST explore/p/menu/reorder
 */
export const reorderMenu = (portal: PortalKey, order: MenuOrder): Endpoint<FullMenu> =>
  post(below(portal, 'menu', 'reorder'), readMenu, { body: order });

/**
 * Enables or disables a portal's menu or its featured menu.
 * @example toggleMenu({ type: 'explore', pid: 'p' }, { status: true, featured: false }) // POST explore/p/menu/toggle?status=true&featured=false
 */
export const toggleMenu = (
  portal: PortalKey,
  { status, featured }: { readonly status: boolean; readonly featured: boolean },
): Endpoint<FullMenu> =>
  post(below(portal, 'menu', 'toggle'), readMenu, { parameters: { status, featured } });

/**
 * Aligns a portal's featured menu.
 * @example alignMenu({ type: 'explore', pid: 'p' }, 'CENTER') // POST explore/p/menu/align?alignment=CENTER
 */
export const alignMenu = (portal: PortalKey, alignment: MenuAlignment): Endpoint<FullMenu> =>
  post(below(portal, 'menu', 'align'), readMenu, { parameters: { alignment } });
