import { kindOf } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import type { RecordName } from './saved-addresses.ts';

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
export const idsByKind = (records: readonly RecordName[]): readonly RecordGroup[] => {
  const groups = new Map<SearchedKind, string[]>();
  for (const { kind, id } of records) groups.set(kindOf(kind), [...(groups.get(kindOf(kind)) ?? []), id]);
  return [...groups].flatMap(([kind, ids]) =>
    Array.from({ length: Math.ceil(ids.length / AT_ONCE_MAX) }, (_none, part) => ({
      kind,
      ids: ids.slice(part * AT_ONCE_MAX, (part + 1) * AT_ONCE_MAX),
    })),
  );
};
