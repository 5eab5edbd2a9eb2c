import type { z } from 'zod';
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
