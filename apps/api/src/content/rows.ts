import type { Selectable } from 'kysely';
import type { ItemsTable } from '../database/tables.ts';
import { COLLECTIONS, isCollection } from './collections.ts';
import type { Collection } from './collections.ts';
import type { AnyItem, Item } from './item.ts';

export type ItemRow = Selectable<ItemsTable>;

/** Converts an item to a row of its table. */
export const toRow = <C extends Collection>(item: Item<C>): ItemRow => ({
  id: item.id,
  collection: item.collection,
  portal_pid: item.portalPid,
  natural_key: COLLECTIONS[item.collection].naturalKey(item.fields, item.portalPid),
  position: item.position,
  version: item.version,
  body: JSON.stringify(item.fields),
  deleted_at: null,
});

/** Parses a row with the schema of its collection. Throws if it is damaged. */
export const fromRow = (row: ItemRow): AnyItem => {
  const { collection } = row;
  if (!isCollection(collection)) throw new Error(`There is no collection ${collection}`);
  const parsed = COLLECTIONS[collection].schema.safeParse(JSON.parse(row.body));
  if (!parsed.success)
    throw new Error(`The stored ${collection} ${row.id} is damaged: ${parsed.error.message}`);
  const { id, portal_pid: portalPid, position, version } = row;
  return { id, collection, portalPid, position, version, fields: parsed.data };
};
