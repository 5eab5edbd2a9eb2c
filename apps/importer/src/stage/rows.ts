import type { Kind, KindedRecord, RelationName } from '@open-discovery/model';
import type { Place } from '../report.ts';

/** A record on its way. */
export interface RecordRow {
  readonly item: KindedRecord;
  /** Absent for a record that another one mentions. */
  readonly place?: Place;
}

/** A relation on its way; without a place it is said inside a record. */
export interface LinkRow {
  readonly source: string;
  readonly relation: RelationName;
  readonly target: string;
  readonly place?: Place;
}

/** A relation seen from one of its ends, with what the other end is. */
export interface DirectedRow extends LinkRow {
  /** Whether it reads as it was said; the other direction is made from it. */
  readonly isSaid: boolean;
}

export interface ResolvedRow extends DirectedRow {
  readonly targetKind: Kind;
  /** The little of the other record that this one shows; none for products, of which there may be thousands. */
  readonly stub?: KindedRecord;
}

/** Something by which two records are known to be the same. */
export interface SameRow {
  readonly key: string;
  readonly id: string;
}
