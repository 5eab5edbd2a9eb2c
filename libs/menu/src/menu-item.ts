/** `noAction` items only open their sub-items. */
export type MenuItemType = 'internal' | 'external' | 'noAction';

/** One item of a menu, every field filled in. Spec §3 "Menu item". */
export interface MenuItem {
  id: string;
  title: string;
  /** Address of an external item. */
  url: string;
  /** Path of an internal item. */
  route: string;
  /** The item is also active on every path that starts so. */
  routeActive: string | null;
  /** Shown to logged-in users only. */
  needsAuthorization: boolean;
  /** Entity pids that must all be enabled. */
  entitiesRequired: readonly string[];
  /** Routes that must all be enabled pages. */
  routeRequired: readonly string[];
  /** Query parameters of the link. */
  params: Readonly<Record<string, string>>;
  items: readonly MenuItem[];
  icon: string | null;
  fragment: string | null;
  customClass: string | null;
  /** Where an external item opens. */
  target: string;
  type: MenuItemType;
  isFeatured: boolean;
}

/** What must be said of an item; the rest has the defaults of Spec §3. */
export type MenuItemFields = Pick<MenuItem, 'id' | 'title'> & Partial<MenuItem>;

/**
 * A menu item with the defaults of Spec §3: target `_blank`, type `internal`.
 *
 * @example
 * createMenuItem({ id: 'home', title: 'Home', route: '/' }).target; // '_blank'
 */
export const createMenuItem = (fields: MenuItemFields): MenuItem => ({
  url: '',
  route: '',
  routeActive: null,
  needsAuthorization: false,
  entitiesRequired: [],
  routeRequired: [],
  params: {},
  items: [],
  icon: null,
  fragment: null,
  customClass: null,
  target: '_blank',
  type: 'internal',
  isFeatured: false,
  ...fields,
});
