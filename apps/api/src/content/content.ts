import type { PortalType } from '@open-discovery/model';
import { COLLECTIONS } from './collections.ts';
import type { Collection } from './collections.ts';
import type { DamagedItem } from './damaged-row.ts';
import type { AnyItem, Item } from './item.ts';

export type ItemMaps = { readonly [C in Collection]: ReadonlyMap<string, Item<C>> };

/** An immutable snapshot of all items after a change. */
export interface Content {
  /** The id of the last change; '' for an empty store. */
  readonly revision: string;
  /** The number of the last change; 0 for an empty store. */
  readonly sequence: number;
  readonly items: ItemMaps;
  /** The keys ({@link flagKey}) of the items that portals have enabled. */
  readonly enabled: ReadonlySet<string>;
  /** The stored rows that are set aside. */
  readonly damaged: readonly DamagedItem[];
}

/** Returns one map for each collection. */
export const itemMaps = (
  mapOf: <C extends Collection>(collection: C) => ReadonlyMap<string, Item<C>>,
): ItemMaps => ({
  entity: mapOf('entity'),
  page: mapOf('page'),
  divId: mapOf('divId'),
  divHelpContent: mapOf('divHelpContent'),
  pageHelpContent: mapOf('pageHelpContent'),
  menuItem: mapOf('menuItem'),
  portal: mapOf('portal'),
  menuSettings: mapOf('menuSettings'),
  statistics: mapOf('statistics'),
  claim: mapOf('claim'),
  upload: mapOf('upload'),
  withdrawal: mapOf('withdrawal'),
  mergeDecision: mapOf('mergeDecision'),
});

export const EMPTY_CONTENT: Content = {
  revision: '',
  sequence: 0,
  items: itemMaps(() => new Map()),
  enabled: new Set(),
  damaged: [],
};

/** Returns the key of a portal and an item. Neither pids nor ids contain spaces. */
export const flagKey = (portalPid: string, itemId: string): string => `${portalPid} ${itemId}`;

/** Reports whether a portal has enabled an item. Items are disabled by default. Spec §4. */
export const isEnabled = ({ enabled }: Content, portalPid: string, itemId: string): boolean =>
  enabled.has(flagKey(portalPid, itemId));

/** Returns the items of a collection in order: all, those of a portal, or shared ones (null). */
export const listItems = <C extends Collection>(
  { items }: Content,
  collection: C,
  portalPid?: string | null,
): Item<C>[] =>
  [...items[collection].values()]
    .filter((item) => portalPid === undefined || item.portalPid === portalPid)
    .sort((a, b) => a.position - b.position);

export const findPortal = ({ items }: Content, pid: string): Item<'portal'> | null =>
  [...items.portal.values()].find(({ portalPid }) => portalPid === pid) ?? null;

/** Finds the damaged row that has the same unique key. */
export const findDamaged = <C extends Collection>(
  { damaged }: Content,
  { collection, portalPid, fields }: Pick<Item<C>, 'collection' | 'portalPid' | 'fields'>,
): DamagedItem | null => {
  const key = COLLECTIONS[collection].naturalKey(fields, portalPid);
  return (
    damaged.find((row) => row.collection === collection && key !== null && row.naturalKey === key) ?? null
  );
};

/** Returns the type of portal that an item is for; null if it is for all types. */
export const portalTypeOf = <C extends Collection>(content: Content, item: Item<C>): PortalType | null =>
  COLLECTIONS[item.collection].portalType(item.fields) ??
  (item.portalPid === null ? null : (findPortal(content, item.portalPid)?.fields.type ?? null));

export const allItems = ({ items }: Content): AnyItem[] => Object.values(items).flatMap(valuesOf);

const valuesOf = (map: ReadonlyMap<string, AnyItem>): AnyItem[] => [...map.values()];
