export { isActive, type MenuLocation } from './is-active.ts';
export { isSameRoute } from './is-same-route.ts';
export { createMenuItem, type MenuItem, type MenuItemFields, type MenuItemType } from './menu-item.ts';
export { menuItemLink, type MenuItemLink } from './menu-item-link.ts';
export {
  buildMenuTree,
  flattenMenu,
  type FlatMenuItem,
  type MenuTree,
  type MenuTreeProblem,
} from './menu-tree.ts';
export { normalizeRoute } from './normalize-route.ts';
export { isEntityEnabled, isPageEnabled, type PortalFlags } from './portal-flags.ts';
export { visibleItems, type MenuViewer } from './visible-items.ts';
