import type { Kysely } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import type { Tables } from '../database/tables.ts';
import { withDependents } from './dependents.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { parseRow } from './rows.ts';
import type { AnyItem } from './item.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the time before which deleted items can no longer be restored. */
export const limitOf = (nowMs: number): string => new Date(nowMs - KEPT_DAYS * DAY_MS).toISOString();

/**
 * Purges items that can no longer be restored. The history keeps their fields. Uploads are purged together with their
 * files.
 */
export const purgeDeleted = async (transaction: Kysely<Tables>, nowMs: number): Promise<void> => {
  await transaction
    .deleteFrom('items')
    .where('deleted_at', '<', limitOf(nowMs))
    .where('collection', '!=', 'upload')
    .execute();
};

/** Finds a deleted item and its dependents, with increased versions. Empty if it cannot be restored. */
export const findDeletedItems = async (
  transaction: Kysely<Tables>,
  id: string,
  nowMs: number,
): Promise<AnyItem[]> => {
  const row = await transaction
    .selectFrom('items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', limitOf(nowMs))
    .executeTakeFirst();
  if (!row) return [];
  // Dependents were deleted in the same call, so they have the same time and portal.
  const others = await transaction
    .selectFrom('items')
    .selectAll()
    .where('deleted_at', '=', row.deleted_at)
    .where('portal_pid', '=', row.portal_pid)
    .where('id', '!=', id)
    .execute();
  const target = parseRow(row);
  if (!target.ok) throw new ApiError(409, problem('item-damaged', { reason: target.damaged.reason }));
  const intact = others.map(parseRow).flatMap((one) => (one.ok ? [one.item] : []));
  return withDependents(intact, [target.item]).map((item) => ({ ...item, version: item.version + 1 }));
};
