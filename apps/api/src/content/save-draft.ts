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

/** Saves the effects of a draft, and adds its changes to the history. */
export const saveDraft = async (
  transaction: Kysely<Tables>,
  draft: Draft,
  { by, at, afterSequence }: ChangeContext,
): Promise<void> => {
  for (const effect of draft.effects()) await saveEffect(transaction, effect, at);
  for (const [index, change] of draft.changes().entries())
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
        before: asText(change.before),
        after: asText(change.after),
      })
      .execute();
};
