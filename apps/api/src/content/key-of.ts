import { COLLECTIONS } from './collections.ts';
import type { Collection } from './collections.ts';
import type { AnyItem, Item } from './item.ts';

/** Items never change, so that the key of each is made once. */
const keys = new WeakMap<AnyItem, string | null>();

/** Returns the unique key of an item; null if others may be equal. */
export const keyOf = <C extends Collection>(item: Item<C>): string | null => {
  const known = keys.get(item);
  if (known !== undefined) return known;
  const key = COLLECTIONS[item.collection].naturalKey(item.fields, item.portalPid);
  keys.set(item, key);
  return key;
};
