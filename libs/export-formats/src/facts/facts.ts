import type { Identifier } from '@open-discovery/identifiers';
import type {
  AccessRight,
  KindedRecord,
  License,
  ProductRelation,
  ProductType,
  RecordKind,
} from '@open-discovery/model';
import type { Creator } from './creator.ts';
import type { FurtherIdentifier } from './identifiers-of.ts';
import type { Issued } from './issued.ts';
import type { WorkType } from './work-type.ts';

/** The terms of use of a work. */
export interface StatedLicense extends License {
  /** As given by the source. */
  readonly text: string;
}

/** The venue of a work; unknown fields are ''. */
export interface Venue {
  readonly name: string;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly edition: string;
  readonly place: string;
  /** Distinct ISSNs. */
  readonly issns: readonly string[];
}

/** A grant that funded a work. */
export interface Grant {
  readonly id: string;
  readonly code: string;
  readonly acronym: string;
  readonly title: string;
  readonly funder: string;
}

/** An organization that a record names. */
export interface NamedOrganization {
  readonly id: string;
  readonly name: string;
  /** The address of its ROR id. */
  readonly ror: string;
}

/** A work to which the record has a relation. */
export interface Link {
  readonly relation: ProductRelation;
  readonly kind: ProductType;
  readonly id: string;
  readonly identifier: Identifier | null;
}

/**
 * The facts that the formats need of a record of any kind: plain text on one line, '' when unknown. Data that
 * only one format needs is read from `item`.
 */
export interface Facts {
  readonly item: KindedRecord;
  readonly kind: RecordKind | 'person';
  readonly type: WorkType;
  readonly id: string;
  /** Never empty: the id when there is no title. */
  readonly title: string;
  /** The title as marked text. */
  readonly markedTitle: string;
  readonly subtitle: string;
  readonly otherTitles: readonly string[];
  readonly creators: readonly Creator[];
  readonly contributors: readonly string[];
  readonly publisher: string;
  readonly issued: Issued | null;
  readonly venue: Venue | null;
  /** Distinct persistent identifiers; a DOI comes first. */
  readonly identifiers: readonly Identifier[];
  /** Identifiers of other schemes, such as Wikidata. */
  readonly furtherIdentifiers: readonly FurtherIdentifier[];
  readonly doi: string;
  /** Addresses of the work itself. */
  readonly urls: readonly string[];
  readonly description: string;
  readonly subjects: readonly string[];
  /** Language tag by BCP 47, such as `de`. */
  readonly language: string;
  readonly license: StatedLicense | null;
  readonly access: AccessRight | null;
  readonly version: string;
  readonly grants: readonly Grant[];
  /** Related works that exports name. */
  readonly links: readonly Link[];
  readonly organizations: readonly NamedOrganization[];
}
