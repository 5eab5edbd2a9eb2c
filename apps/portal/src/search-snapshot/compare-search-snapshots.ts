import type { SearchRecord } from '@open-discovery/graph-client';

type Records = Pick<SearchRecord, 'records' | 'isComplete' | 'contentHash' | 'total'>;

/** What became of the results of a search: ids, in the order of the list that has them. */
export interface Comparison {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly string[];
  /** Whether both lists were whole; else records beyond them may be missing here, or be here in vain. */
  readonly isExact: boolean;
}

/**
 * What is new, gone and changed between two times of the same search.
 * @example compareSearchRecords(before, now).added // ids that only `now` has
 */
export const compareSearchSnapshots = (before: Records, now: Records): Comparison => {
  const old = new Map(before.records);
  const young = new Map(now.records);
  return {
    added: [...young.keys()].filter((id) => !old.has(id)),
    gone: [...old.keys()].filter((id) => !young.has(id)),
    changed: [...young].filter(([id, content]) => old.has(id) && old.get(id) !== content).map(([id]) => id),
    isExact: before.isComplete && now.isComplete,
  };
};
