import type { GraphRecord, Kind, KindedRecord } from '@open-discovery/model';

/** Removes the fields of a hit that are specific to its search, such as the score. */
export const toKindedRecord = ({ kind, record }: KindedRecord): { kind: Kind; record: GraphRecord } => ({
  kind,
  record,
});
