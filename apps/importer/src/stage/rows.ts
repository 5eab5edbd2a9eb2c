import type { RelatedRecord } from '@open-discovery/graph-index';
import type { Kind, KindedRecord, RelationName } from '@open-discovery/model';
import type { SourceLocation } from '../report/report.ts';
import type { SourceRecord } from './source-record.ts';

export interface RecordRow {
  readonly item: KindedRecord;
  /** Missing for a record that is only mentioned. */
  readonly place?: SourceLocation;
  /** True for a record of an earlier import. */
  readonly isEarlier?: boolean;
  /** The id that the record states, if it is another one's. */
  readonly statedId?: string;
  /** The number of times that a mention occurs, if it is counted. */
  readonly mentions?: number;
  /** The row as it was read, as JSON. */
  readonly written?: string;
  /** The day of a merged record: see `record-days.ts`. */
  readonly day?: string;
  /** The record that describes this one beyond its own fields; missing for records and for what their fields mention. */
  readonly by?: SourceRecord;
}

export interface RowSet {
  readonly id: string;
  readonly rows: readonly RecordRow[];
}

/** A staged relation; without a location it is part of a record. */
export interface LinkRow {
  readonly source: string;
  readonly relation: RelationName;
  readonly target: string;
  readonly place?: SourceLocation;
  /** True for a relation that a source lists apart from records. */
  readonly isListed?: boolean;
  /** The record that states the relation beyond its own fields. */
  readonly by?: SourceRecord;
  /** True for a relation that the import itself found, such as that of a preprint to its article. */
  readonly isFound?: boolean;
}

/** A relation seen from one of its ends, with the other end. */
export interface DirectedRow extends LinkRow {
  /** True for the direction that no source states. */
  readonly isDerived?: boolean;
}

/** The part of a record that others show. */
export interface TargetRow {
  readonly targetKind: Kind;
  /** The part of the other record that this one shows; none for products, of which there may be thousands. */
  readonly stub?: KindedRecord;
  /** The other record as exports of this one name it; only for a product. */
  readonly work?: RelatedRecord['work'];
}

export interface ResolvedRow extends DirectedRow {
  readonly shown: TargetRow;
}
