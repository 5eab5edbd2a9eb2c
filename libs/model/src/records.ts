import type { z } from 'zod';
import type { Kind } from './kinds.ts';
import type { RECORD_SCHEMAS } from './schemas.ts';
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

/**
 * What a wire or a file carries of a record: `null` and absence mean the same everywhere but in the id.
 * Stored and sent records leave empty fields out.
 */
type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { [K in keyof T as IsSure<T[K]> extends true ? never : K]?: Wire<T[K]> | null } & {
        [K in keyof T as IsSure<T[K]> extends true ? K : never]: Wire<T[K]>;
      }
    : T;
/** What the schema refuses to be without: the id, a value's text, a code. */
type IsSure<T> = null extends T ? false : T extends readonly unknown[] ? false : true;

/** A record as its schema leaves it: where the source said nothing, a field is absent, `null` or an empty list. */
export type ParsedRecord = { [K in Kind]: z.output<(typeof RECORD_SCHEMAS)[K]> };

/** A publication, data set, piece of software or other product, as it is stored and sent. */
export type ResearchProduct = Wire<z.output<typeof researchProductSchema>> & {
  type: z.output<typeof researchProductSchema>['type'];
};
/** An author of a research product, with rank and persistent id where they are known. */
export type Author = Wire<z.output<typeof author>> & { fullName: string };
/** One copy or version of a research product at one place, with its own access right. */
export type Instance = Wire<z.output<typeof instance>>;
/** What some sources of a merged product say in one field, where others say something else. */
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
/** An author who is a record too, as it is stored and sent. */
export type Person = Wire<z.output<typeof personSchema>>;
/** A directed link between two records: `relType.name` reads from `source` to `target`. */
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
/** A record with the kind it is of. */
export type KindedRecord = { [K in Kind]: { kind: K; record: RecordOf[K] } }[Kind];
