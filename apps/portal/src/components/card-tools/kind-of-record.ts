import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import { isProduct } from '../is-product.ts';

/** Returns the kind of a record in a list; for products, their type. */
export const kindOfRecord = (kind: SearchedKind, record: GraphRecord): RecordKind =>
  isProduct(record) ? record.type : kind;
