import type { ProductType } from './record-kinds.ts';
import type { KindedRecord } from './records.ts';
import type { ProductRelation } from './relations.ts';

/** A research product to which another one has a relation, as exports name it. */
export interface LinkedWork {
  /** Leads from the product to the linked one. */
  readonly relation: ProductRelation;
  readonly id: string;
  readonly type: ProductType;
  /** The persistent identifier of the linked product: a DOI if it has one. */
  readonly pid?: { readonly scheme: string; readonly value: string };
}

/** The work of which a research product is one of several versions. */
export interface WorkOfVersions {
  /** The same for all versions: the id of one of them. */
  readonly id: string;
  /** Number of versions, two or more. */
  readonly versions: number;
}

/** A record with its kind and, for a product, the products to which it has relations, as far as they are stored. */
export type LinkedRecord = KindedRecord & {
  readonly links?: readonly LinkedWork[];
  /** Absent if the record is not one of several versions. */
  readonly work?: WorkOfVersions;
};
