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
import { contextOf, toWithdrawal } from './withdrawal-views.ts';
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts';

/** Every search names them, and may have 10,000 values in all. */
const MOST_WITHDRAWN = 5_000;

type NewWithdrawal = z.output<typeof newWithdrawalSchema>;

type Changing = Pick<WithdrawalDependencies, 'records' | 'store' | 'withdrawals' | 'clock' | 'namesOf'>;

/** Returns the identity of a record: that of its withdrawal if it is withdrawn. */
const identityOf = async ({ records, withdrawals }: Changing, id: string): Promise<RecordIdentity> => {
  const identity = (await withdrawals.current()).withdrawalOf(id) ?? (await records.identify(id));
  if (identity) return identity;
  throw invalid('recordId', problem('reference', { kind: 'record', id }));
};

/** Refuses a withdrawal that is based on an older version, with both versions. One without a version overwrites any. */
const checkVersion = async (
  dependencies: Changing,
  withdrawn: Item<'withdrawal'> | null,
  given: NewWithdrawal,
): Promise<void> => {
  if (given.version === null || given.version === (withdrawn?.version ?? 0)) return;
  if (!withdrawn) throw new ApiError(404, problem('gone', { kind: 'withdrawn record', id: given.recordId }));
  const current = toWithdrawal(withdrawn, await contextOf([withdrawn], dependencies));
  throw new ApiError(409, 'This withdrawal was changed meanwhile', { details: { current, given } });
};

/** Withdraws a record, or changes the reason and explanation of a withdrawn one. */
export const withdrawRecord = async (
  dependencies: Changing,
  caller: Caller,
  given: NewWithdrawal,
): Promise<Item<'withdrawal'>> => {
  const withdrawnBy = requireUser(caller).id;
  const withdrawnAt = new Date(dependencies.clock()).toISOString();
  const { reason, explanation } = given;
  const { recordId, kind, ids, pids } = await identityOf(dependencies, given.recordId);
  const item = await changeAs(dependencies, caller, async (draft) => {
    const all = [...draft.content().items.withdrawal.values()];
    const stored = all.find(({ fields }) => fields.recordId === recordId);
    const withdrawn = stored && isActive(stored) ? stored : null;
    await checkVersion(dependencies, withdrawn, given);
    if (withdrawn) return draft.set(withdrawn, { fields: { reason, explanation } });
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
