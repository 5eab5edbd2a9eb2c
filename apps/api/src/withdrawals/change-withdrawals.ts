import type { newWithdrawalSchema } from '@open-discovery/model/schemas';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { changeAs } from '../admin-tool/change-as.ts';
import { getItem } from '../admin-tool/stored-items.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireUser } from '../access/require-user.ts';
import { invalid } from '../content/invalid.ts';
import type { Item } from '../content/item.ts';
import { problem } from '../errors/problem.ts';
import type { RecordIdentity } from './withdrawable-records.ts';
import { isActive } from './withdrawal.ts';
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts';

/** Every search names them, and may have 10,000 values in all. */
const MOST_WITHDRAWN = 5_000;

type Changing = Pick<WithdrawalDependencies, 'records' | 'store' | 'withdrawals' | 'clock'>;

/** Returns the identity of a record: that of its withdrawal if it is withdrawn. */
const identityOf = async ({ records, withdrawals }: Changing, id: string): Promise<RecordIdentity> => {
  const identity = (await withdrawals.current()).withdrawalOf(id) ?? (await records.identify(id));
  if (identity) return identity;
  throw invalid('recordId', problem('reference', { kind: 'record', id }));
};

/**
 * Withdraws a record, or changes the reason and explanation of a withdrawn one. Throws a 409 with both versions if it is based on
 * an older one; without a version, it overwrites any.
 */
export const withdrawRecord = async (
  dependencies: Changing,
  caller: Caller,
  { recordId: given, reason, explanation, version }: z.output<typeof newWithdrawalSchema>,
): Promise<Item<'withdrawal'>> => {
  const withdrawnBy = requireUser(caller).id;
  const withdrawnAt = new Date(dependencies.clock()).toISOString();
  const { recordId, kind, ids, pids } = await identityOf(dependencies, given);
  const item = await changeAs(dependencies, caller, (draft) => {
    const all = [...draft.content().items.withdrawal.values()];
    const stored = all.find(({ fields }) => fields.recordId === recordId);
    if (stored && isActive(stored))
      return draft.update(stored, { id: stored.id, version }, { reason, explanation });
    // Somebody has restored the record meanwhile.
    if (version) throw new ApiError(404, problem('gone', { kind: 'withdrawn record', id: recordId }));
    if (all.filter(isActive).length >= MOST_WITHDRAWN)
      throw new ApiError(409, problem('too-many', { max: MOST_WITHDRAWN }));
    const fields = {
      recordId,
      kind,
      ids,
      pids,
      reason,
      explanation,
      withdrawnBy,
      withdrawnAt,
      restoredAt: null,
    };
    return stored ? draft.set(stored, { fields }) : draft.create('withdrawal', null, fields);
  });
  await dependencies.withdrawals.refresh();
  return item;
};

/** Restores withdrawn records. Returns the ids of the withdrawals that have ended. */
export const restoreRecords = async (
  dependencies: Changing,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> => {
  const restoredAt = new Date(dependencies.clock()).toISOString();
  const restored = await changeAs(dependencies, caller, (draft) =>
    [...new Set(ids)]
      .map((id) => getItem(draft.content(), 'withdrawal', id))
      .filter(isActive)
      .map((item) => draft.set(item, { fields: { restoredAt } }, 'restore').id),
  );
  await dependencies.withdrawals.refresh();
  return restored;
};
