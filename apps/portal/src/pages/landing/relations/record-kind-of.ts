import type { KindedRecord, RecordKind } from '@open-discovery/model';

/** The kind under which a related record has a page; `null` where it has none. */
export const recordKindOf = ({ kind, record }: KindedRecord): RecordKind | null => {
  if (kind === 'person') return null;
  return kind === 'product' ? record.type : kind;
};
