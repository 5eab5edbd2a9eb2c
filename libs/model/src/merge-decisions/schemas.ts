import * as z from 'zod';
import { MERGE_VERDICTS } from './words.ts';

/** An import merges hundreds of records only in error. */
const MOST_RECORDS = 50;

const recordId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{Cc}\p{Cs}]*$/u, 'has spaces or control characters');
const records = z.array(recordId).min(1).max(MOST_RECORDS);
const note = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'has control characters')
  .default('');

/** The body of a request that decides whether `records` describe the same thing as `others`, by their ids. */
export const newMergeDecisionSchema = z.strictObject({
  verdict: z.enum(MERGE_VERDICTS),
  records,
  others: records,
  note,
});

/** A decision about records as it is stored. */
export const mergeDecisionFieldsSchema = newMergeDecisionSchema.extend({
  note: z.string().max(1_000),
  /** Id of the user who decided. Spec §3 "User". */
  decidedBy: z.string().min(1).max(500),
  decidedAt: z.iso.datetime(),
});
