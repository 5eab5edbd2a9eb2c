import * as z from 'zod';
import { basedOn, recordId, remark } from '../admin-tool/decision-fields.ts';
import { RECORD_KINDS } from '../record-kinds.ts';
import { WITHDRAWAL_REASONS } from './words.ts';

const MOST_IDENTIFIERS = 500;

const identifier = z.string().min(1).max(500);
const explanation = remark.default('');
const reason = z.enum(WITHDRAWAL_REASONS);
const time = z.iso.datetime();

/** The body of a request that withdraws a record, by its id. Visitors read the reason and the explanation. */
export const newWithdrawalSchema = z.strictObject({
  recordId,
  reason,
  explanation,
  version: basedOn('withdrawal'),
});

/** A withdrawn record as it is stored: nothing that describes the record. */
export const withdrawalFieldsSchema = z.strictObject({
  recordId,
  kind: z.enum(RECORD_KINDS),
  /** The ids of its sources that no other record had. */
  ids: z.array(identifier).max(MOST_IDENTIFIERS),
  /** The persistent identifiers that no other record had. */
  pids: z.array(identifier).max(MOST_IDENTIFIERS),
  reason,
  explanation,
  /** Id of the user who withdrew it. Spec §3 "User". */
  withdrawnBy: z.string().min(1).max(500),
  withdrawnAt: time,
  /** `null` while it is withdrawn. */
  restoredAt: time.nullable(),
});
