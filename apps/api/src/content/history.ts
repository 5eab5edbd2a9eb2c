import type { AdminChange } from '@open-discovery/model';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';
import type { ChangesTable, Tables } from '../database/tables.ts';
import { COLLECTIONS, isCollection } from './collections.ts';
import type { Collection, FieldsOf } from './collections.ts';
import type { Content } from './content.ts';
import type { ContentStore } from './content-store.ts';
import { findDeletedItems } from './deleted.ts';
import type { Draft } from './draft.ts';
import type { AnyItem, Item } from './item.ts';
import { selecting } from './history-scope.ts';
import type { HistoryScope } from './history-scope.ts';
import { KEPT_DAYS } from './kept-days.ts';

const ACTIONS = ['create', 'update', 'delete', 'restore', 'toggle', 'import', 'start', 'stop'] as const;
const action = z.enum(ACTIONS);
const flag = z.strictObject({ name: z.string().optional(), isEnabled: z.boolean() });

const storedValue = z
  .string()
  .nullable()
  .transform((text, context): unknown => {
    try {
      return text === null ? null : JSON.parse(text);
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  });
const rowSchema = z.object({ action, before: storedValue, after: storedValue });

const DAMAGED_CHANGE = 'the action is unknown, or a value is not JSON';

/** A change as it is stored: users are named when it is read. */
type StoredChange = Omit<AdminChange, 'byName'>;

/** Parses a row; null if it is damaged. */
const toChange = (row: Selectable<ChangesTable>): StoredChange | null => {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return null;
  return {
    _id: row.id,
    at: row.at,
    by: row.by,
    collection: row.collection,
    itemId: row.item_id,
    portalPid: row.portal_pid,
    ...parsed.data,
  };
};

/** Returns the number of the last change that was made at a time or before; 0 if there is none. */
const lastSequence = async (query: Kysely<Tables>, time: string): Promise<number> => {
  const last = await query
    .selectFrom('changes')
    .select('sequence')
    .where('at', '<=', time)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.sequence ?? 0;
};

/** Selects changes; all conditions must match. */
export interface HistoryFilter {
  /** Only changes older than the one with this id. */
  readonly before?: string | undefined;
  readonly collection?: string | undefined;
  /** The subject of the user who made the change. */
  readonly by?: string | undefined;
  /** Only changes up to the last one that was made at this time or before. ISO 8601, in UTC. */
  readonly until?: string | undefined;
}

/** The changes that are read at once: the console shows as many. */
const ROWS_AT_ONCE = 50;
/** The largest number of the column. */
const BEYOND_ALL = 2_147_483_647;
/** Larger answers would take the memory of the server. */
const ENOUGH_CHARS = 4_194_304;

/**
 * Returns the changes of a scope, newest first: fewer than the limit if they are large, but as many as the console shows. Damaged
 * rows are set aside.
 */
export const readHistory = async (
  { database, setAside }: Pick<ContentStore, 'database' | 'setAside'>,
  scope: HistoryScope,
  limit: number,
  { before, collection, by, until }: HistoryFilter = {},
): Promise<StoredChange[]> => {
  const select = await selecting(database.query, scope);
  let end = BEYOND_ALL;
  if (until !== undefined) end = (await lastSequence(database.query, until)) + 1;
  if (before !== undefined) {
    const last = await select().clearSelect().select('sequence').where('id', '=', before).executeTakeFirst();
    if (!last) throw new ApiError(404, problem('gone', { kind: 'change', id: before }));
    end = Math.min(end, last.sequence);
  }
  // Changes of one kind or user have an index of their own, which finds the newest ones at once.
  const isOfAll = collection === undefined && by === undefined;
  const found: StoredChange[] = [];
  let chars = 0;
  while (found.length < limit && chars < ENOUGH_CHARS) {
    const wanted = Math.min(ROWS_AT_ONCE, limit - found.length);
    let changes = select(isOfAll ? { end, count: wanted } : undefined).where('sequence', '<', end);
    if (collection !== undefined) changes = changes.where('collection', '=', collection);
    if (by !== undefined) changes = changes.where('by', '=', by);
    const rows = await changes.orderBy('sequence', 'desc').limit(wanted).execute();
    for (const row of rows) {
      chars += (row.before?.length ?? 0) + (row.after?.length ?? 0);
      const change = toChange(row);
      if (change === null) setAside({ table: 'changes', id: row.id, reason: DAMAGED_CHANGE });
      else found.push(change);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < wanted) break;
    end = last.sequence;
  }
  return found;
};

const parseEarlier = <C extends Collection>(collection: C, before: unknown): FieldsOf[C] => {
  const parsed = COLLECTIONS[collection].schema.safeParse(before);
  if (parsed.success) return parsed.data;
  throw new ApiError(409, problem('change-format'));
};

const restoreFields = <C extends Collection>(draft: Draft, present: Item<C>, before: unknown): AnyItem =>
  draft.set(present, { fields: parseEarlier(present.collection, before) }, 'restore');

/** Replaces a damaged row by an earlier version of its item; null if the item is not damaged. */
const repairDamaged = (draft: Draft, { itemId, collection, before }: StoredChange): AnyItem | null => {
  const row = draft.content().damaged.find(({ id }) => id === itemId);
  if (!row || !isCollection(collection)) return null;
  const { id, portalPid, position, version } = row;
  const fields = parseEarlier(collection, before);
  return draft.set({ collection, id, portalPid, position, version, fields }, {}, 'restore');
};

const findCurrent = ({ items }: Content, { collection, itemId }: StoredChange): AnyItem | null =>
  isCollection(collection) ? (items[collection].get(itemId) ?? null) : null;

const whyGone = ({ collection }: StoredChange): Problem =>
  problem(collection === 'upload' ? 'image-gone' : 'item-gone', { days: KEPT_DAYS });

export interface RestoreRequest {
  readonly changeId: string;
  readonly portalPid: HistoryScope;
  readonly nowMs: number;
}

/** Restores an item to the version before a change. This is a change, too. Deleted items can be restored for 30 days. */
export const restoreChange = async (
  draft: Draft,
  transaction: Kysely<Tables>,
  { changeId, portalPid: scope, nowMs }: RestoreRequest,
): Promise<AnyItem> => {
  const select = await selecting(transaction, scope);
  const row = await select().where('id', '=', changeId).executeTakeFirst();
  if (!row) throw new ApiError(404, problem('gone', { kind: 'change', id: changeId }));
  const { portal_pid: portalPid } = row;
  const change = toChange(row);
  if (change === null) throw new ApiError(409, problem('change-damaged'));
  if (change.before === null) throw new ApiError(409, problem('change-first'));
  const current = findCurrent(draft.content(), change);
  if (current) {
    const toggled = flag.safeParse(change.before);
    if (!toggled.success || portalPid === null) return restoreFields(draft, current, change.before);
    draft.setEnabled(portalPid, current, toggled.data.isEnabled);
    return current;
  }
  const repaired = repairDamaged(draft, change);
  if (repaired) return repaired;
  const deleted = await findDeletedItems(transaction, change.itemId, nowMs);
  const [target] = deleted;
  if (!target) throw new ApiError(409, whyGone(change));
  draft.restore(deleted);
  return change.after === null ? target : restoreFields(draft, target, change.before);
};
