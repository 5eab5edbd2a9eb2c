import * as z from 'zod/mini';
import type { Kind } from './kinds.ts';
import type { KindedRecord } from './records.ts';
import {
  communitySchema,
  dataSourceSchema,
  organizationSchema,
  personSchema,
  projectSchema,
  relationSchema,
  serviceSchema,
} from './schemas/other-records.ts';
import { researchProductSchema } from './schemas/research-product.ts';

/**
 * The schema of each kind. All fields but the id (and a product's type) are lenient: one malformed field must not lose the
 * record.
 */
export const RECORD_SCHEMAS = {
  product: researchProductSchema,
  project: projectSchema,
  organization: organizationSchema,
  dataSource: dataSourceSchema,
  service: serviceSchema,
  community: communitySchema,
  person: personSchema,
} as const satisfies Record<Kind, z.ZodMiniType>;

/** A record as its schema parses it: a field without content is `null` or an empty list. */
export type ParsedRecord = { [K in Kind]: z.output<(typeof RECORD_SCHEMAS)[K]> };

/** Parses a record with its kind: the form in which the index stores records and in which calls for all kinds return them. */
// The inferred type is written in a different way for each version of zod 4.
export const kindedRecordSchema: z.ZodMiniType<KindedRecord> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), record: researchProductSchema }),
  z.object({ kind: z.literal('project'), record: projectSchema }),
  z.object({ kind: z.literal('organization'), record: organizationSchema }),
  z.object({ kind: z.literal('dataSource'), record: dataSourceSchema }),
  z.object({ kind: z.literal('service'), record: serviceSchema }),
  z.object({ kind: z.literal('community'), record: communitySchema }),
  z.object({ kind: z.literal('person'), record: personSchema }),
]);

export {
  dashboardFieldsSchema,
  divHelpContentFieldsSchema,
  divIdFieldsSchema,
  entityFieldsSchema,
  idListSchema,
  menuItemFieldsSchema,
  menuOrderSchema,
  menuSettingsSchema,
  pageFieldsSchema,
  pageHelpContentFieldsSchema,
  portalFieldsSchema,
  portalLayoutSchema,
  statisticsSchema,
} from './admin-tool/schemas.ts';
export {
  claimEndSchema,
  claimFieldsSchema,
  claimIdsSchema,
  claimRejectionSchema,
  decidedClaimsSchema,
  newClaimSchema,
  newClaimsSchema,
} from './claims/schemas.ts';
export { mergeDecisionFieldsSchema, newMergeDecisionSchema } from './merge-decisions/schemas.ts';
export { newWithdrawalSchema, withdrawalFieldsSchema } from './withdrawals/schemas.ts';
export { convertedType } from './schemas/lenient.ts';
export type { ConvertedType } from './schemas/lenient.ts';
export { withoutEmptyFields } from './wire.ts';
export {
  communitySchema,
  dataSourceSchema,
  organizationSchema,
  personSchema,
  projectSchema,
  relationSchema,
  researchProductSchema,
  serviceSchema,
};
