import { kindOf } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import type { RecordKey } from './saved-addresses.ts';
import { inParts } from '../runtime/in-parts.ts';

/** The most records that the Graph API returns at once. */
const AT_ONCE_MAX = 100;

/** Records that are fetched together. */
export interface RecordGroup {
  readonly kind: SearchedKind;
  readonly ids: readonly string[];
}

/**
 * Groups records for fetching: one kind each, and no more than the API returns at once.
 * @example idsByKind([{ kind: 'dataset', id: 'a' }, { kind: 'software', id: 'b' }]) // [{ kind: 'product', ids: ['a', 'b'] }]
 */
export const idsByKind = (records: readonly RecordKey[]): readonly RecordGroup[] => {
  const groups = new Map<SearchedKind, string[]>();
  for (const { kind, id } of records) groups.set(kindOf(kind), [...(groups.get(kindOf(kind)) ?? []), id]);
  return [...groups].flatMap(([kind, ids]) => inParts(ids, AT_ONCE_MAX).map((part) => ({ kind, ids: part })));
};
