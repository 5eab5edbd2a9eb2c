import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { withCompanions } from './dependants.ts';
import { fromRow } from './rows.ts';
import type { AnyItem } from './item.ts';

/** How long deleted things can be brought back. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const limitOf = (nowMs: number): string => new Date(nowMs - KEPT_DAYS * DAY_MS).toISOString();

/** Forgets what was deleted too long ago; the changes still tell what it was. */
export const purgeDeleted = async (transaction: Kysely<Tables>, nowMs: number): Promise<void> => {
  await transaction.deleteFrom('items').where('deleted_at', '<', limitOf(nowMs)).execute();
};

/** A deleted thing and what went with it, as they were, one version on; empty when it cannot be brought back. */
export const deletedItems = async (
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
  // What went with it was deleted in the same call: at the same time, of the same portal.
  const others = await transaction
    .selectFrom('items')
    .selectAll()
    .where('deleted_at', '=', row.deleted_at)
    .where('portal_pid', '=', row.portal_pid)
    .where('id', '!=', id)
    .execute();
  const target = fromRow(row);
  return withCompanions(others.map(fromRow), target).map((item) => ({ ...item, version: item.version + 1 }));
};
