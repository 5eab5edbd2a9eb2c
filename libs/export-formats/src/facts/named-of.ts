import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from './facts-of.ts';
import type { Facts } from './facts.ts';
import { titleOf } from './product-facts.ts';

/** Returns the facts needed to link to a record; all facts of a product take far longer to compute. */
export const namedOf = (
  item: KindedRecord,
): Pick<Facts, 'kind' | 'id' | 'title'> & Partial<Pick<Facts, 'identifiers'>> =>
  item.kind === 'product'
    ? { kind: item.record.type, id: item.record.id, title: titleOf(item.record) }
    : factsOf(item);
