import type { KindedRecord } from '@open-discovery/model';

/** Removes the fields of a hit that are specific to its search, such as the score, and the stored links. */
export const toKindedRecord = ({ kind, record }: KindedRecord): KindedRecord =>
  // The compiler cannot see that kind and record still belong together.
  ({ kind, record }) as KindedRecord;
