import { buildMenuTree } from '@open-discovery/menu';
import type { FlatMenuItem, MenuTree } from '@open-discovery/menu';
import type { AdminMenuItem, FullMenu } from '@open-discovery/model';

/**
 * The tree of a portal's menu, featured items included, or what is wrong with the list. Whether the menus are switched
 * on is left to the caller: who edits them sees them anyway.
 * @example toMenuItems(menu) // { ok: true, items: [{ id: '64f1', title: 'About', … }] }
 */
export const toMenuItems = ({ menuItems, featuredItems }: FullMenu): MenuTree =>
  buildMenuTree([...menuItems, ...featuredItems].map(toFlatItem));

const toFlatItem = ({ _id, version: _, parentItemId, ...item }: AdminMenuItem): FlatMenuItem => ({
  ...item,
  id: _id,
  parentId: parentItemId,
});
