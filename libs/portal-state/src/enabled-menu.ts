import type { FullMenu } from '@open-discovery/model';

/** Returns a menu without the part that is switched off: its main items, its featured items, or both. */
export const enabledMenu = (menu: FullMenu): FullMenu => ({
  ...menu,
  menuItems: menu.isMenuEnabled ? menu.menuItems : [],
  featuredItems: menu.isFeaturedMenuEnabled ? menu.featuredItems : [],
});
