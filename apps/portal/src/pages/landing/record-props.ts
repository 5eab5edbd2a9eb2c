import type { GraphRecord, RecordKind } from '@open-discovery/model';

/** The record that a part of its landing page shows, and its kind. */
export interface RecordProps {
  readonly kind: RecordKind;
  readonly record: GraphRecord;
}
