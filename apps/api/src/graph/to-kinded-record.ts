import type { GraphRecord, Kind, KindedRecord } from '@open-discovery/model';

/** A hit without what only its search knows of it. */
export const toKindedRecord = ({ kind, record }: KindedRecord): { kind: Kind; record: GraphRecord } => ({
  kind,
  record,
});
