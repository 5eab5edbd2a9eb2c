import type { Identifier } from '@open-discovery/identifiers';
import type { AccessRight, KindedRecord, License, RecordKind } from '@open-discovery/model';
import type { Creator } from './creator.ts';
import type { Issued } from './issued.ts';
import type { WorkType } from './work-type.ts';

/** Under which terms a work may be used. */
export interface WrittenLicence extends License {
  /** As the source writes it. */
  readonly text: string;
}

/** Where a work appeared; an empty text where nothing is known. */
export interface Venue {
  readonly name: string;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly edition: string;
  readonly place: string;
  /** ISSNs, each once. */
  readonly issns: readonly string[];
}

/** A grant that paid for a work. */
export interface Grant {
  readonly id: string;
  readonly code: string;
  readonly acronym: string;
  readonly title: string;
  readonly funder: string;
}

/**
 * What every format asks of a record of any kind, read once: plain text on one line, empty where the record says
 * nothing. What only one format needs, it takes from `item`.
 */
export interface Facts {
  readonly item: KindedRecord;
  readonly kind: RecordKind | 'person';
  readonly type: WorkType;
  readonly id: string;
  /** Never empty: the id where there is no title. */
  readonly title: string;
  /** The title with its marks. */
  readonly markedTitle: string;
  readonly subtitle: string;
  readonly otherTitles: readonly string[];
  readonly creators: readonly Creator[];
  readonly contributors: readonly string[];
  readonly publisher: string;
  readonly issued: Issued | null;
  readonly venue: Venue | null;
  /** What identifies the record in the world, each once; a DOI first. */
  readonly identifiers: readonly Identifier[];
  readonly doi: string;
  /** Addresses at which the work itself is reached. */
  readonly urls: readonly string[];
  readonly description: string;
  readonly subjects: readonly string[];
  /** Language subtag, such as `deu`. */
  readonly language: string;
  readonly licence: WrittenLicence | null;
  readonly access: AccessRight | null;
  readonly version: string;
  readonly grants: readonly Grant[];
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
}
