import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import { toRow } from './rows.ts';

/** The author and the time of a change, and the number of the change before it. */
export interface ChangeContext {
  /** Subject of the user; null for the server itself. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly afterSequence: number;
}

const saveEffect = async (transaction: Kysely<Tables>, effect: Effect, at: string): Promise<void> => {
  if (effect.kind === 'put') {
    const row = toRow(effect.item);
    await transaction
      .insertInto('items')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  } else if (effect.kind === 'remove') {
    await transaction
      .updateTable('items')
      .set({ deleted_at: at, natural_key: null })
      .where('id', '=', effect.item.id)
      .execute();
  } else {
    const row = {
      portal_pid: effect.portalPid,
      item_id: effect.itemId,
      is_enabled: effect.isEnabled ? 1 : 0,
    };
    await transaction
      .insertInto('flags')
      .values(row)
      .onConflict((conflict) => conflict.columns(['portal_pid', 'item_id']).doUpdateSet(row))
      .execute();
  }
};

const asText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The approximate size of a stored change without the item before and after it: its other columns and its indexes. */
const ROW_BYTES = 1_024;

const sizeOf = (...texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), ROW_BYTES);

/** The rows after which other requests get a turn: SQLite gives them none, and an import may write thousands. */
const ROWS_AT_ONCE = 50;

const pauseAfter = async (rows: number): Promise<void> => {
  if (rows % ROWS_AT_ONCE === 0) await setImmediate();
};

/** Saves the effects of a draft, and adds its changes to the history. Returns how many bytes they add to it. */
export const saveDraft = async (
  transaction: Kysely<Tables>,
  draft: Draft,
  { by, at, afterSequence }: ChangeContext,
): Promise<number> => {
  let bytes = 0;
  for (const [index, effect] of draft.effects().entries()) {
    await saveEffect(transaction, effect, at);
    await pauseAfter(index + 1);
  }
  for (const [index, change] of draft.changes().entries()) {
    const [before, after] = [asText(change.before), asText(change.after)];
    bytes += sizeOf(before, after);
    await transaction
      .insertInto('changes')
      .values({
        id: change.id,
        sequence: afterSequence + index + 1,
        at,
        by,
        action: change.action,
        collection: change.collection,
        item_id: change.itemId,
        portal_pid: change.portalPid,
        before,
        after,
      })
      .execute();
    await pauseAfter(index + 1);
  }
  return bytes;
};
