import { toMenuItems } from '@open-discovery/admin-client';
import { visibleItems } from '@open-discovery/menu';
import type { MenuItem } from '@open-discovery/menu';
import type { FullMenu } from '@open-discovery/model';
import { builtPages } from '../../../runtime/built-pages.ts';

/** A page as far as menus are concerned. */
export interface PageState {
  readonly route: string;
  readonly isEnabled: boolean;
  readonly isCustom: boolean;
}

/** The pages and kinds of a portal with their switches. */
export interface PortalState {
  readonly pages: readonly PageState[];
  readonly entities: readonly { readonly pid: string; readonly isEnabled: boolean }[];
}

const allOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...allOf(item.items)]);

const shownItems = (menu: FullMenu, { pages, entities }: PortalState) => {
  const tree = toMenuItems({
    ...menu,
    menuItems: menu.isMenuEnabled ? menu.menuItems : [],
    featuredItems: menu.isFeaturedMenuEnabled ? menu.featuredItems : [],
  });
  const portal = builtPages({ pages: [...pages], entities: [...entities] });
  // A logged-in visitor sees every item that somebody sees.
  return tree.ok ? allOf(visibleItems(tree.items, { portal, user: {} })) : [];
};

/** The menu items that a change of a portal hides and shows. */
interface MenuEffect {
  readonly hidden: readonly MenuItem[];
  readonly shown: readonly MenuItem[];
}

/** Returns what a change of pages and kinds does to the menu. */
export const menuEffect = (menu: FullMenu, before: PortalState, after: PortalState): MenuEffect => {
  const [old, next] = [shownItems(menu, before), shownItems(menu, after)];
  const without = (items: typeof old, others: typeof old) =>
    items.filter(({ id }) => !others.some((other) => other.id === id));
  return { hidden: without(old, next), shown: without(next, old) };
};
