import type { z } from 'zod/mini';
import type { Kind } from './kinds.ts';
import type {
  communitySchema,
  dataSourceSchema,
  organizationSchema,
  personSchema,
  projectSchema,
  relationSchema,
  serviceSchema,
} from './schemas/other-records.ts';
import type { author, instance, researchProductSchema, statement } from './schemas/research-product.ts';
import type { Wire } from './wire.ts';

/** A publication, data set, piece of software or other product, as it is stored and sent. */
export type ResearchProduct = Wire<z.output<typeof researchProductSchema>> & {
  type: z.output<typeof researchProductSchema>['type'];
};
/** An author of a research product, with rank and persistent id where they are known. */
export type Author = Wire<z.output<typeof author>> & { fullName: string };
/** A copy or version of a research product at one location, with its own access right. */
export type Instance = Wire<z.output<typeof instance>>;
/** A value that some sources of a merged product give for a field on which the sources disagree. */
export type Statement = Wire<z.output<typeof statement>>;
/** A funded project, as it is stored and sent. */
export type Project = Wire<z.output<typeof projectSchema>>;
/** An organization, as it is stored and sent. */
export type Organization = Wire<z.output<typeof organizationSchema>>;
/** A repository, journal, archive or other source of records, as it is stored and sent. */
export type DataSource = Wire<z.output<typeof dataSourceSchema>>;
/** A service for researchers, as it is stored and sent. */
export type Service = Wire<z.output<typeof serviceSchema>>;
/** A research community, as it is stored and sent. */
export type Community = Wire<z.output<typeof communitySchema>>;
/** An author with their own record, as it is stored and sent. */
export type Person = Wire<z.output<typeof personSchema>>;
/** A directed relation between two records: `relType.name` leads from `source` to `target`. */
export type Relation = z.output<typeof relationSchema>;

/** The record of each kind. */
export interface RecordOf {
  product: ResearchProduct;
  project: Project;
  organization: Organization;
  dataSource: DataSource;
  service: Service;
  community: Community;
  person: Person;
}
/** A record of any kind. */
export type GraphRecord = RecordOf[Kind];
/** A record with its kind. */
export type KindedRecord = { [K in Kind]: { kind: K; record: RecordOf[K] } }[Kind];
