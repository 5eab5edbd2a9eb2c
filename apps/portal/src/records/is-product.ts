import { isProductType } from '@open-discovery/model';
import type { GraphRecord, ResearchProduct } from '@open-discovery/model';

/** Reports whether a record is a research product. */
export const isProduct = (record: GraphRecord): record is ResearchProduct =>
  'type' in record && typeof record.type === 'string' && isProductType(record.type);
