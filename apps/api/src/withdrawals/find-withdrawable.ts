import type { KindedRecord, WithdrawableRecord } from '@open-discovery/model';
import { findNamedRecords, pageKind, sourcesOf, titleOf } from '../graph/named-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { HiddenRecords } from './hidden-records.ts';
import { isActive } from './withdrawal.ts';
import type { StoredWithdrawals } from './withdrawal.ts';

/** The withdrawals, with the current records that they are about. */
export interface KnownWithdrawals {
  readonly hidden: HiddenRecords;
  readonly stored: StoredWithdrawals;
}

/** Returns the withdrawal of a record as its form changes it; null if the record is not withdrawn. */
const withdrawalOf = (id: string, { hidden, stored }: KnownWithdrawals): WithdrawableRecord['withdrawal'] => {
  const recordId = hidden.withdrawalOf(id)?.recordId;
  const item = [...stored.values()].find((one) => one.fields.recordId === recordId && isActive(one));
  if (!item) return null;
  const { reason, explanation } = item.fields;
  return { _id: item.id, version: item.version, reason, explanation };
};

const toWithdrawable = (item: KindedRecord, known: KnownWithdrawals): WithdrawableRecord[] => {
  const kind = pageKind(item);
  if (kind === null) return [];
  const { id } = item.record;
  return [
    {
      id,
      kind,
      title: titleOf(item),
      sources: sourcesOf(item),
      withdrawal: withdrawalOf(id, known),
    },
  ];
};

/**
 * Finds the records that an id, an identifier such as a DOI, or the address of a page names. The engine is that of all
 * records, with the withdrawn ones.
 */
export const findWithdrawable = async (
  text: string,
  engine: SearchEngine,
  known: KnownWithdrawals,
): Promise<WithdrawableRecord[]> =>
  (await findNamedRecords(text, engine)).flatMap((item) => toWithdrawable(item, known));
