import type { KindedRecord, RecordKind } from '@open-discovery/model';

/** Returns the kind under which a related record has a page; `null` when it has none. */
export const landingKindOf = ({ kind, record }: KindedRecord): RecordKind | null => {
  if (kind === 'person') return null;
  return kind === 'product' ? record.type : kind;
};
