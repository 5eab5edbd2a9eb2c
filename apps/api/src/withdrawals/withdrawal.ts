import type { WithdrawalNotice } from '@open-discovery/model';
import type { FieldsOf } from '../content/collections.ts';
import type { Content } from '../content/content.ts';
import type { Item } from '../content/item.ts';

/** The stored withdrawals, also those of records that were restored. */
export type StoredWithdrawals = Content['items']['withdrawal'];

/** Reports whether a record is withdrawn now. */
export const isActive = ({ fields }: Item<'withdrawal'>): boolean => fields.restoredAt === null;

/** Returns what visitors learn about a withdrawn record. */
export const toNotice = ({
  kind,
  reason,
  explanation,
  withdrawnAt,
}: FieldsOf['withdrawal']): WithdrawalNotice => ({ kind, reason, explanation, withdrawnAt });
