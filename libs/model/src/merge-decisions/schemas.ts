import * as z from 'zod';
import { basedOn, recordId, remark } from '../admin-tool/decision-fields.ts';
import { MERGE_VERDICTS } from './words.ts';

/** An import merges hundreds of records only in error. */
const MOST_RECORDS = 50;

const records = z.array(recordId).min(1).max(MOST_RECORDS);
const note = remark.default('');

const fields = z.strictObject({ verdict: z.enum(MERGE_VERDICTS), records, others: records, note });

/** The body of a request that decides whether `records` describe the same thing as `others`, by their ids. */
export const newMergeDecisionSchema = fields.extend({ version: basedOn('decision about these records') });

/** A decision about records as it is stored. */
export const mergeDecisionFieldsSchema = fields.extend({
  /** Id of the user who decided. Spec §3 "User". */
  decidedBy: z.string().min(1).max(500),
  decidedAt: z.iso.datetime(),
});
