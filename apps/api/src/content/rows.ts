import type { Selectable } from 'kysely';
import type { ItemsTable } from '../database/tables.ts';
import { COLLECTIONS, isCollection } from './collections.ts';
import type { Collection } from './collections.ts';
import type { DamagedItem } from './damaged-row.ts';
import type { AnyItem, Item } from './item.ts';
import { parseJson } from '../http/parse-json.ts';

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

export type ParsedRow =
  { readonly ok: true; readonly item: AnyItem } | { readonly ok: false; readonly damaged: DamagedItem };

/** Parses a row with the schema of its collection. */
export const parseRow = (row: ItemRow): ParsedRow => {
  const { collection, id, portal_pid: portalPid, position, version } = row;
  const isDamaged = (reason: string): ParsedRow => ({
    ok: false,
    damaged: {
      table: 'items',
      id,
      collection,
      portalPid,
      naturalKey: row.natural_key,
      position,
      version,
      reason,
    },
  });
  if (!isCollection(collection)) return isDamaged(`there is no collection ${collection}`);
  const body = parseJson(row.body);
  if (body === undefined) return isDamaged('the body is not JSON');
  const parsed = COLLECTIONS[collection].schema.safeParse(body);
  if (parsed.success)
    return { ok: true, item: { id, collection, portalPid, position, version, fields: parsed.data } };
  return isDamaged(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`).join('; '),
  );
};
