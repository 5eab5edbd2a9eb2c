import type { Withdrawal, WithdrawalPage } from '@open-discovery/model';
import { searchedPage } from '../admin-tool/record-lists.ts';
import type { ListRequest } from '../admin-tool/record-lists.ts';
import type { Item } from '../content/item.ts';
import { titleOf } from '../graph/named-records.ts';
import type { HiddenRecords } from './hidden-records.ts';
import { isActive, toNotice } from './withdrawal.ts';
import type { StoredWithdrawals } from './withdrawal.ts';

/** The withdrawn records, and the names of users by their ids. */
export interface WithdrawalContext {
  readonly hidden: HiddenRecords;
  readonly names: ReadonlyMap<string, string>;
}

/** Returns a withdrawal as administrators see it, with the title of the record and the name of the user. */
export const toWithdrawal = (
  { id, version, fields }: Item<'withdrawal'>,
  { hidden, names }: WithdrawalContext,
): Withdrawal => {
  const { recordId, withdrawnBy } = fields;
  const record = hidden.recordOf(recordId);
  return {
    _id: id,
    version,
    recordId,
    ...toNotice(fields),
    withdrawnBy,
    withdrawnByName: names.get(withdrawnBy) ?? null,
    title: record && titleOf(record),
  };
};

/** Returns a page of withdrawn records, the latest first. */
export const toWithdrawalPage = (
  items: StoredWithdrawals,
  request: ListRequest,
  context: WithdrawalContext,
): WithdrawalPage =>
  searchedPage(
    [...items.values()]
      .filter(isActive)
      .map((item) => toWithdrawal(item, context))
      .sort((a, b) => b.withdrawnAt.localeCompare(a.withdrawnAt)),
    request,
    ({ recordId, title, explanation, withdrawnBy, withdrawnByName }) =>
      [recordId, title, explanation, withdrawnBy, withdrawnByName].join(' '),
  );
