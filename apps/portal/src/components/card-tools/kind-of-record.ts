import { isProductType } from '@open-discovery/model';
import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';

/** Returns the kind of a record in a list; for products, their type. */
export const kindOfRecord = (kind: SearchedKind, record: GraphRecord): RecordKind =>
  'type' in record && typeof record.type === 'string' && isProductType(record.type) ? record.type : kind;
