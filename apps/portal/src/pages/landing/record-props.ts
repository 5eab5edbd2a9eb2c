import type { GraphRecord, RecordKind } from '@open-discovery/model';

/** What the parts of a landing page are about. */
export interface RecordProps {
  readonly kind: RecordKind;
  readonly record: GraphRecord;
}
