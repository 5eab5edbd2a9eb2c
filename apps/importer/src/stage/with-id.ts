import type { KindedRecord } from '@open-discovery/model';

/** Returns a record under another id, which does not become one of its original ids. */
export const withId = (item: KindedRecord, id: string): KindedRecord =>
  ({ ...item, record: { ...item.record, id } }) as KindedRecord;
