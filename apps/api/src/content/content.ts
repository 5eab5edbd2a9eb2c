import type { PortalType } from '@open-discovery/model';
import { COLLECTIONS } from './collections.ts';
import type { Collection } from './collections.ts';
import type { AnyItem, Item } from './item.ts';

export type ItemMaps = { readonly [C in Collection]: ReadonlyMap<string, Item<C>> };

/** Everything that is present, as of one change. Never altered: a change makes another one. */
export interface Content {
  /** Names the state: the id of the last change; '' for an empty store. */
  readonly revision: string;
  /** The number of the last change; 0 for an empty store. */
  readonly sequence: number;
  readonly items: ItemMaps;
  /** What portals have switched on: {@link flagKey}. What is not here is off. */
  readonly enabled: ReadonlySet<string>;
}

export const EMPTY_CONTENT: Content = {
  revision: '',
  sequence: 0,
  items: {
    entity: new Map(),
    page: new Map(),
    divId: new Map(),
    divHelpContent: new Map(),
    pageHelpContent: new Map(),
    menuItem: new Map(),
    portal: new Map(),
    menuSettings: new Map(),
    statistics: new Map(),
  },
  enabled: new Set(),
};

/** Neither pids nor ids have spaces. */
export const flagKey = (portalPid: string, itemId: string): string => `${portalPid} ${itemId}`;

/** Whether a portal has something switched on; what nobody switched is off. Spec §4. */
export const isEnabled = ({ enabled }: Content, portalPid: string, itemId: string): boolean =>
  enabled.has(flagKey(portalPid, itemId));

/** The things of a collection by rank; of one portal, of what is shared (null), or all. */
export const listItems = <C extends Collection>(
  { items }: Content,
  collection: C,
  portalPid?: string | null,
): Item<C>[] =>
  [...items[collection].values()]
    .filter((item) => portalPid === undefined || item.portalPid === portalPid)
    .sort((a, b) => a.position - b.position);

/** The portal of a pid. */
export const findPortal = (content: Content, pid: string): Item<'portal'> | null =>
  listItems(content, 'portal', pid)[0] ?? null;

/** The type of portal that a thing is for; null when it is for all. */
export const portalTypeOf = <C extends Collection>(content: Content, item: Item<C>): PortalType | null =>
  COLLECTIONS[item.collection].portalType(item.fields) ??
  (item.portalPid === null ? null : (findPortal(content, item.portalPid)?.fields.type ?? null));

/** Every thing of every collection. */
export const allItems = ({ items }: Content): AnyItem[] => Object.values(items).flatMap(valuesOf);

const valuesOf = (map: ReadonlyMap<string, AnyItem>): AnyItem[] => [...map.values()];
