import { kindOf } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import type { RecordName } from './saved-addresses.ts';

/** Maximum number of records in one Graph API response. */
const AT_ONCE_MAX = 100;

/** Records to be fetched with one request. */
export interface RecordsAsked {
  readonly kind: SearchedKind;
  readonly ids: readonly string[];
}

/**
 * Groups records for fetching: one kind per group, within the size limit.
 * @example idsByKind([{ kind: 'dataset', id: 'a' }, { kind: 'software', id: 'b' }]) // [{ kind: 'product', ids: ['a', 'b'] }]
 */
export const idsByKind = (records: readonly RecordName[]): readonly RecordsAsked[] => {
  const groups = new Map<SearchedKind, string[]>();
  for (const { kind, id } of records) groups.set(kindOf(kind), [...(groups.get(kindOf(kind)) ?? []), id]);
  return [...groups].flatMap(([kind, ids]) =>
    Array.from({ length: Math.ceil(ids.length / AT_ONCE_MAX) }, (_none, part) => ({
      kind,
      ids: ids.slice(part * AT_ONCE_MAX, (part + 1) * AT_ONCE_MAX),
    })),
  );
};
