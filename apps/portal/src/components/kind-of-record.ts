import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { isProduct } from './is-product.ts';

/** Returns the kind of a record that was asked for by a kind; for products, their type. */
export const kindOfRecord = (kind: RecordKind, record: GraphRecord): RecordKind =>
  isProduct(record) ? record.type : kind;
