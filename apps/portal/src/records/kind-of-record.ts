import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { isProduct } from './is-product.ts';

/** Returns the kind that a record has: the type of a product, otherwise the kind that was searched or opened. */
export const kindOfRecord = (kind: RecordKind, record: GraphRecord): RecordKind =>
  isProduct(record) ? record.type : kind;
