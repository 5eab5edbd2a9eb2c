import type { AdminChange } from '@open-discovery/model';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { ChangesTable, Tables } from '../database/tables.ts';
import { COLLECTIONS, isCollection } from './collections.ts';
import type { Collection } from './collections.ts';
import type { Content } from './content.ts';
import { deletedItems, KEPT_DAYS } from './deleted.ts';
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

/** The changes of one portal, or of what all portals share (null), newest first. */
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
  if (!parsed.success) throw new ApiError(409, 'What it was before is of a shape that is no longer known');
  return draft.set(present, { fields: parsed.data }, 'restore');
};

const findPresent = ({ items }: Content, { collection, itemId }: AdminChange): AnyItem | null =>
  isCollection(collection) ? (items[collection].get(itemId) ?? null) : null;

export interface RestoreRequest {
  readonly changeId: string;
  readonly portalPid: string | null;
  readonly nowMs: number;
}

/** Puts a thing back into the state before one of its changes: this, too, is a change. Deletions: for 30 days. */
export const restoreChange = async (
  draft: Draft,
  transaction: Kysely<Tables>,
  { changeId, portalPid, nowMs }: RestoreRequest,
): Promise<AnyItem> => {
  const row = await changesOf(transaction, portalPid).where('id', '=', changeId).executeTakeFirst();
  if (!row) throw new ApiError(404, `There is no such change: ${changeId}`);
  const change = toChange(row);
  if (change.before === null)
    throw new ApiError(409, 'There was nothing before this change; delete the thing instead');
  const present = findPresent(draft.content(), change);
  if (present) {
    const switched = flag.safeParse(change.before);
    if (!switched.success || portalPid === null) return restoreFields(draft, present, change.before);
    draft.switchFor(portalPid, present, switched.data.isEnabled);
    return present;
  }
  const deleted = await deletedItems(transaction, change.itemId, nowMs);
  const [target] = deleted;
  if (!target) throw new ApiError(409, `It was deleted more than ${KEPT_DAYS} days ago`);
  draft.revive(deleted);
  return change.after === null ? target : restoreFields(draft, target, change.before);
};
