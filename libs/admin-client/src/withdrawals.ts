import { listOf, objectOf, oneOf, orDefault, orNull, readNumber, readText } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { RECORD_KINDS, WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { NewWithdrawal, WithdrawableRecord, Withdrawal, WithdrawalPage } from '@open-discovery/model';
import { get, post } from './call.ts';
import { readIds } from './answers.ts';
import { readPageHeader } from './page-header.ts';

/*
 * Calls that the specification does not name: records that administrators have withdrawn.
 */

const readKind = oneOf(RECORD_KINDS);
const readReason = oneOf(WITHDRAWAL_REASONS);

const readWithdrawal = objectOf<Withdrawal>({
  _id: readText,
  version: readNumber,
  recordId: readText,
  kind: readKind,
  reason: readReason,
  explanation: readText,
  withdrawnBy: readText,
  withdrawnByName: orDefault<string | null>(readText, null),
  withdrawnAt: readText,
  // A conflict has only what is stored.
  title: orDefault<string | null>(readText, null),
});

const readPage = objectOf<WithdrawalPage>({
  header: readPageHeader,
  results: listOf(readWithdrawal),
});

const readFound = listOf(
  objectOf<WithdrawableRecord>({
    id: readText,
    kind: readKind,
    title: readText,
    sources: listOf(readText),
    withdrawal: orNull(
      objectOf<NonNullable<WithdrawableRecord['withdrawal']>>({
        _id: orDefault(readText, ''),
        version: orDefault(readNumber, 1),
        reason: readReason,
        explanation: readText,
      }),
    ),
  }),
);

/**
 * Selects withdrawn records; all conditions must match.
 * @example const filter: WithdrawalFilter = { search: 'tides', page: 2 };
 */
export interface WithdrawalFilter {
  /** Words of the id, the title, the explanation or the user. */
  readonly search?: string | undefined;
  /** Counted from 1. */
  readonly page?: number | undefined;
  /** Up to 100; by default 20. */
  readonly pageSize?: number | undefined;
}

/**
 * Lists the withdrawn records, the latest first.
 * @example getWithdrawals({ page: 2 }) // GET withdrawals?page=2
 */
export const getWithdrawals = ({ search, page, pageSize }: WithdrawalFilter = {}): Endpoint<WithdrawalPage> =>
  get('withdrawals', readPage, { search, page, pageSize });

/**
 * Finds the records that an id, an identifier such as a DOI, or the address of a record's page names.
 * @example findWithdrawable('10.1234/tides') // GET withdrawals/find?record=10.1234%2Ftides
 */
export const findWithdrawable = (record: string): Endpoint<WithdrawableRecord[]> =>
  get('withdrawals/find', readFound, { record });

/**
 * Withdraws a record, or changes the reason and explanation of a withdrawn one. Visitors read both. With the `version` that the
 * change is based on, 0 for a record that was not withdrawn, a 409 says that somebody else was faster: `adminConflict` returns both
 * states.
 * @example withdrawRecord({ recordId: 'doi_________::1', reason: 'privacy' }) // POST withdrawals/save
 */
export const withdrawRecord = (withdrawal: NewWithdrawal): Endpoint<Withdrawal> =>
  post('withdrawals/save', readWithdrawal, { body: withdrawal });

/**
 * Restores withdrawn records by the `_id`s of their withdrawals; the response lists those that have ended.
 * @example restoreRecords(['64f1']) // POST withdrawals/restore
 */
export const restoreRecords = (ids: readonly string[]): Endpoint<string[]> =>
  post('withdrawals/restore', readIds, { body: ids });
