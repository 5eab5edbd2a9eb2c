import type { RelatedRecord } from '@open-discovery/graph-index';
import type { Kind, KindedRecord, RelationName } from '@open-discovery/model';
import type { SourceLocation } from '../report.ts';

/** A staged record. */
export interface RecordRow {
  readonly item: KindedRecord;
  /** Missing for a record that is only mentioned. */
  readonly place?: SourceLocation;
  /** The number of times that a mention occurs, if it is counted. */
  readonly mentions?: number;
  /** True for a record that was made of several, which are kept for the next import. */
  readonly isMerged?: boolean;
}

/** A staged relation; without a location it is part of a record. */
export interface LinkRow {
  readonly source: string;
  readonly relation: RelationName;
  readonly target: string;
  readonly place?: SourceLocation;
  /** True for a relation that the import itself found, such as that of a preprint to its article. */
  readonly isFound?: boolean;
}

/** A relation seen from one of its ends, with the other end. */
export interface DirectedRow extends LinkRow {
  /** True for the stated direction; the other one is derived. */
  readonly isSaid: boolean;
  /** The ids of the ends as the source gives them; missing if the import found the relation. */
  readonly stated?: readonly [source: string, target: string];
}

export interface ResolvedRow extends DirectedRow {
  readonly targetKind: Kind;
  /** The part of the other record that this one shows; none for products, of which there may be thousands. */
  readonly stub?: KindedRecord;
  /** The other record as exports of this one name it; only for a product. */
  readonly work?: RelatedRecord['work'];
}
