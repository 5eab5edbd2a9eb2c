/** `noAction` items only open their sub-items. */
export type MenuItemType = 'internal' | 'external' | 'noAction';

/** A menu item with all fields. Spec §3 "Menu item". */
export interface MenuItem {
  id: string;
  title: string;
  /** Id of an item whose title in other languages this item has, too. */
  titleId?: string | undefined;
  /** Address of an external item. */
  url: string;
  /** Path of an internal item. */
  route: string;
  /** Prefix of paths on which the item is active too. */
  routeActive: string | null;
  /** True if the item is shown to logged-in users only. */
  needsAuthorization: boolean;
  /** Pids of entities that must all be enabled. */
  entitiesRequired: readonly string[];
  /** Routes that must all be enabled pages. */
  routeRequired: readonly string[];
  /** Query parameters of the link. */
  params: Readonly<Record<string, string>>;
  items: readonly MenuItem[];
  icon: string | null;
  fragment: string | null;
  customClass: string | null;
  /** Target window of an external item. */
  target: string;
  type: MenuItemType;
  isFeatured: boolean;
}

/** The required fields of a menu item; all others may be absent or null and then have the defaults of Spec §3. */
export type MenuItemFields = Pick<MenuItem, 'id' | 'title' | 'titleId'> & {
  readonly [Field in Exclude<keyof MenuItem, 'id' | 'title' | 'titleId'>]?:
    MenuItem[Field] | null | undefined;
};

/**
 * Creates a menu item with the defaults of Spec §3 for every field that is absent or null: target `_blank`, type
 * `internal`.
 * @example
 * createMenuItem({ id: 'home', title: 'Home', route: '/' }).target; // '_blank'
 */
export const createMenuItem = (fields: MenuItemFields): MenuItem => ({
  ...fields,
  url: fields.url ?? '',
  route: fields.route ?? '',
  routeActive: fields.routeActive ?? null,
  needsAuthorization: fields.needsAuthorization ?? false,
  entitiesRequired: fields.entitiesRequired ?? [],
  routeRequired: fields.routeRequired ?? [],
  params: fields.params ?? {},
  items: fields.items ?? [],
  icon: fields.icon ?? null,
  fragment: fields.fragment ?? null,
  customClass: fields.customClass ?? null,
  target: fields.target ?? '_blank',
  type: fields.type ?? 'internal',
  isFeatured: fields.isFeatured ?? false,
});
