import * as z from 'zod';
import { recordId, remark } from '../admin-tool/decision-fields.ts';
import { MERGE_VERDICTS } from './words.ts';

/** An import merges hundreds of records only in error. */
const MOST_RECORDS = 50;

const records = z.array(recordId).min(1).max(MOST_RECORDS);
const note = remark.default('');

/** The body of a request that decides whether `records` describe the same thing as `others`, by their ids. */
export const newMergeDecisionSchema = z.strictObject({
  verdict: z.enum(MERGE_VERDICTS),
  records,
  others: records,
  note,
});

/** A decision about records as it is stored. */
export const mergeDecisionFieldsSchema = newMergeDecisionSchema.extend({
  /** Id of the user who decided. Spec §3 "User". */
  decidedBy: z.string().min(1).max(500),
  decidedAt: z.iso.datetime(),
});
