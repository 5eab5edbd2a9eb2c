import type { AdminChange } from '@open-discovery/model';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { ChangesTable, Tables } from '../database/tables.ts';
import { COLLECTIONS, isCollection } from './collections.ts';
import type { Collection } from './collections.ts';
import type { Content } from './content.ts';
import { findDeletedItems, KEPT_DAYS } from './deleted.ts';
import type { Draft } from './draft.ts';
import type { AnyItem, Item } from './item.ts';

const ACTIONS = ['create', 'update', 'delete', 'restore', 'toggle', 'import'] as const;
const action = z.enum(ACTIONS);
const flag = z.strictObject({ isEnabled: z.boolean() });

const toValue = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const toChange = (row: Selectable<ChangesTable>): AdminChange => ({
  _id: row.id,
  at: row.at,
  by: row.by,
  action: action.parse(row.action),
  collection: row.collection,
  itemId: row.item_id,
  before: toValue(row.before),
  after: toValue(row.after),
});

const changesOf = (query: Kysely<Tables>, portalPid: string | null) => {
  const changes = query.selectFrom('changes').selectAll();
  return portalPid === null
    ? changes.where('portal_pid', 'is', null)
    : changes.where('portal_pid', '=', portalPid);
};

/** Returns the changes of a portal or of shared content (null), newest first. */
export const readHistory = async (
  query: Kysely<Tables>,
  portalPid: string | null,
  limit: number,
): Promise<AdminChange[]> => {
  const rows = await changesOf(query, portalPid).orderBy('sequence', 'desc').limit(limit).execute();
  return rows.map(toChange);
};

const restoreFields = <C extends Collection>(draft: Draft, present: Item<C>, before: unknown): AnyItem => {
  const parsed = COLLECTIONS[present.collection].schema.safeParse(before);
  if (!parsed.success)
    throw new ApiError(409, 'The earlier version has an outdated format and cannot be restored');
  return draft.set(present, { fields: parsed.data }, 'restore');
};

const findCurrent = ({ items }: Content, { collection, itemId }: AdminChange): AnyItem | null =>
  isCollection(collection) ? (items[collection].get(itemId) ?? null) : null;

export interface RestoreRequest {
  readonly changeId: string;
  readonly portalPid: string | null;
  readonly nowMs: number;
}

/** Restores an item to the version before a change. This is a change, too. Deleted items can be restored for 30 days. */
export const restoreChange = async (
  draft: Draft,
  transaction: Kysely<Tables>,
  { changeId, portalPid, nowMs }: RestoreRequest,
): Promise<AnyItem> => {
  const row = await changesOf(transaction, portalPid).where('id', '=', changeId).executeTakeFirst();
  if (!row) throw new ApiError(404, `There is no such change: ${changeId}`);
  const change = toChange(row);
  if (change.before === null)
    throw new ApiError(409, 'There is no version before this change; delete the item instead');
  const current = findCurrent(draft.content(), change);
  if (current) {
    const toggled = flag.safeParse(change.before);
    if (!toggled.success || portalPid === null) return restoreFields(draft, current, change.before);
    draft.setEnabled(portalPid, current, toggled.data.isEnabled);
    return current;
  }
  const deleted = await findDeletedItems(transaction, change.itemId, nowMs);
  const [target] = deleted;
  if (!target) throw new ApiError(409, `The item was deleted more than ${KEPT_DAYS} days ago`);
  draft.restore(deleted);
  return change.after === null ? target : restoreFields(draft, target, change.before);
};
