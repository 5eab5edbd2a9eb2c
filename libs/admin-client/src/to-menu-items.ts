import { buildMenuTree } from '@open-discovery/menu';
import type { FlatMenuItem, MenuTree } from '@open-discovery/menu';
import type { AdminMenuItem, FullMenu } from '@open-discovery/model';

/**
 * Converts the stored menu to a tree with featured items, or returns the problem of the list. Whether the menus are
 * enabled is left to the caller: editors see them anyway.
 * @example toMenuItems(menu) // { ok: true, items: [{ id: '64f1', title: 'About', … }] }
 */
export const toMenuItems = ({ menuItems, featuredItems }: FullMenu): MenuTree =>
  buildMenuTree([...menuItems, ...featuredItems].map(toFlatItem));

const toFlatItem = ({ _id, version: _, parentItemId, ...item }: AdminMenuItem): FlatMenuItem => ({
  ...item,
  id: _id,
  parentId: parentItemId,
});
