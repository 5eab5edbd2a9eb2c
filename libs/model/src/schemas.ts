import * as z from 'zod';
import type { Kind } from './kinds.ts';
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

/** One schema a kind. Every field but the id is lenient: real records are dirty, and one bad field must not lose the rest. */
export const RECORD_SCHEMAS = {
  product: researchProductSchema,
  project: projectSchema,
  organization: organizationSchema,
  dataSource: dataSourceSchema,
  service: serviceSchema,
  community: communitySchema,
  person: personSchema,
} as const satisfies Record<Kind, z.ZodType>;

/** A record with the kind it is of: what the index stores, and what paths answer that serve every kind. */
export const kindedRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), record: researchProductSchema }),
  z.object({ kind: z.literal('project'), record: projectSchema }),
  z.object({ kind: z.literal('organization'), record: organizationSchema }),
  z.object({ kind: z.literal('dataSource'), record: dataSourceSchema }),
  z.object({ kind: z.literal('service'), record: serviceSchema }),
  z.object({ kind: z.literal('community'), record: communitySchema }),
  z.object({ kind: z.literal('person'), record: personSchema }),
]);

export {
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
  communitySchema,
  dataSourceSchema,
  organizationSchema,
  personSchema,
  projectSchema,
  relationSchema,
  researchProductSchema,
  serviceSchema,
};
