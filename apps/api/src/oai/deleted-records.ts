import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { changedBetween } from '../graph/changed-between.ts';
import type { Days } from '../graph/changed-between.ts';
import type { Filter, FilterCondition } from '../search/engine-query.ts';
import type { ResolvedWithdrawal } from '../withdrawals/hidden-records.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';
import { METADATA_FORMATS } from './metadata-formats.ts';
import type { ListRequest } from './resumption-token.ts';
import { kindSets, setsOf } from './sets.ts';

/** A record that is listed as deleted, because it was withdrawn. */
export interface DeletedRecord {
  readonly id: string;
  readonly kind: RecordKind;
  /** The day of the withdrawal. */
  readonly datestamp: string;
  readonly sets: readonly string[];
}

const dayOf = (time: string): string => time.slice(0, 10);

const isWithin = (day: string, { from, until }: Days): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** Returns the records of a withdrawal: the one that was withdrawn, and those that it has become. */
export const deletedRecords = ({ fields, records }: ResolvedWithdrawal): DeletedRecord[] => {
  const { recordId, kind, withdrawnAt } = fields;
  const ids = new Set([recordId, ...records.map(({ record }) => record.id)]);
  const sets = [...new Set([...kindSets(kind), ...records.flatMap(setsOf)])];
  return [...ids].map((id) => ({ id, kind, datestamp: dayOf(withdrawnAt), sets }));
};

/** Reports whether a deleted record belongs to a list. */
const belongsTo = (
  { kind, datestamp, sets }: DeletedRecord,
  { prefix, set, dateRange }: ListRequest,
): boolean =>
  (!METADATA_FORMATS[prefix].productsOnly || kindOf(kind) === 'product') &&
  (set === null || sets.includes(set)) &&
  isWithin(datestamp, dateRange);

export const listDeleted = async (
  request: ListRequest,
  withdrawals: Pick<WithdrawalOverlay, 'current'>,
): Promise<DeletedRecord[]> =>
  (await withdrawals.current()).withdrawals
    .flatMap(deletedRecords)
    .filter((deleted) => belongsTo(deleted, request));

/** Returns the days on which records were restored, by their ids. For harvesters they have changed on that day. */
export const restoredDays = (withdrawals: Pick<WithdrawalOverlay, 'restored'>): ReadonlyMap<string, string> =>
  new Map(
    withdrawals
      .restored()
      .flatMap(({ recordId, restoredAt }) => (restoredAt === null ? [] : [[recordId, dayOf(restoredAt)]])),
  );

/** Returns the filters for records that were changed or restored within some days: the later one of the two counts. */
export const changedOrRestored = (days: Days, restored: ReadonlyMap<string, string>): Filter[] => {
  const changed = changedBetween(days);
  if (changed.length === 0 || restored.size === 0) return changed;
  const { until } = days;
  const ofIds = (values: readonly string[]): FilterCondition => ({ is: 'any', field: 'id', values });
  const idsWith = (test: (day: string) => boolean): string[] =>
    [...restored].flatMap(([id, day]) => (test(day) ? [id] : []));
  const later = idsWith((day) => until !== null && day > until);
  const within = idsWith((day) => isWithin(day, days));
  const conditions: FilterCondition[] = [
    { is: 'all-of', conditions: [...changed, { is: 'not', condition: ofIds(later) }] },
    { is: 'all-of', conditions: [ofIds(within), ...changedBetween({ from: null, until })] },
  ];
  return [{ name: 'datestamp', is: 'any-of', conditions }];
};
