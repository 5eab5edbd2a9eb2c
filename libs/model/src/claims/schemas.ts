import * as z from 'zod';
import { recordId, remark } from '../admin-tool/decision-fields.ts';
import { FIELD_REFUSALS } from '../admin-tool/field-refusals.ts';
import { PRODUCT_TYPES } from '../record-kinds.ts';
import { parseRelationName } from '../relations.ts';
import { CLAIM_STATES, MOST_CLAIMS_AT_ONCE } from './words.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, FIELD_REFUSALS['control-characters']);
const relation = z
  .string()
  .max(100)
  .transform((name, context) => {
    const parsed = parseRelationName(name);
    if (parsed !== null) return parsed;
    context.addIssue('is not a relation');
    return z.NEVER;
  });
const time = z.iso.datetime();

/** One end of a claimed link: the record as it was when the link was claimed. */
export const claimEndSchema = z.strictObject({
  type: z.enum([...PRODUCT_TYPES, 'project', 'community']),
  id: recordId,
  title: line(500),
});

/** A link that a user claims, by the ids of its ends. The source is a research product. */
export const newClaimSchema = z.strictObject({
  source: recordId,
  target: recordId,
  relation,
  /** The user's reason for the claim; curators read it. */
  note: remark.default(''),
});

/** The body of a request that adds links. */
export const newClaimsSchema = z.array(newClaimSchema).min(1).max(MOST_CLAIMS_AT_ONCE);

const claimId = z.string().min(1).max(100);
const atOnce = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1).max(MOST_CLAIMS_AT_ONCE);

/** The body of a request that deletes or restores links: their `_id`s. */
export const claimIdsSchema = atOnce(claimId);

/**
 * The body of a request that approves links: their `_id`s, each with the `version` that the curator has read. A decision
 * on an older version is refused; one without a version replaces any.
 */
export const decidedClaimsSchema = atOnce(
  z.union([claimId, z.strictObject({ _id: claimId, version: z.int().min(1) })]),
);

/** The body of a request that rejects links. */
export const claimRejectionSchema = z.strictObject({
  ids: decidedClaimsSchema,
  /** The owners of the links read it. */
  reason: remark.min(1, 'is required'),
});

/** A claimed link as it is stored. */
export const claimFieldsSchema = z.strictObject({
  source: claimEndSchema,
  target: claimEndSchema,
  relation,
  note: remark,
  /** Id of the user who claimed it. Spec §3 "User". */
  createdBy: z.string().min(1).max(500),
  createdByName: line(500),
  createdAt: time,
  state: z.enum(CLAIM_STATES),
  /** The reason for the rejection; empty in other states. */
  reason: remark,
  /** Id of the curator who decided. */
  decidedBy: z.string().max(500).nullable(),
  decidedAt: time.nullable(),
});
