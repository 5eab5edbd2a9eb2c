import { toMenuItems } from '@open-discovery/admin-client';
import { visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import type { FullMenu } from '@open-discovery/model';
import { enabledMenu } from '@open-discovery/portal-state';
import { builtPages } from '../../../../runtime/built-pages.ts';
import type { PortalWithPages } from '../../../../runtime/built-pages.ts';

const allOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...allOf(item.items)]);

const shownItems = (menu: FullMenu, portal: PortalWithPages): readonly MenuItem[] => {
  const tree = toMenuItems(enabledMenu(menu));
  // A logged-in visitor sees every item that somebody sees.
  return tree.ok ? allOf(visibleItems(tree.items, { portal: builtPages(portal), user: {} })) : [];
};

/** The menu items that a change of a portal hides and shows. */
interface MenuEffect {
  readonly hidden: readonly MenuItem[];
  readonly shown: readonly MenuItem[];
}

/** Returns what a change of pages and kinds does to the menu. */
export const menuEffect = (menu: FullMenu, before: PortalWithPages, after: PortalWithPages): MenuEffect => {
  const [old, next] = [shownItems(menu, before), shownItems(menu, after)];
  const without = (items: readonly MenuItem[], others: readonly MenuItem[]) =>
    items.filter(({ id }) => !others.some((other) => other.id === id));
  return { hidden: without(old, next), shown: without(next, old) };
};
