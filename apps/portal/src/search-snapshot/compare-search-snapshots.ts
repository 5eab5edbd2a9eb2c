import type { SearchRecord } from '@open-discovery/graph-client';

type Records = Pick<SearchRecord, 'records' | 'isComplete' | 'contentHash' | 'total'>;

/** The differences between two results of a search: ids in the order of the list that has them. */
export interface Comparison {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly string[];
  /** True when both lists are complete; otherwise records beyond them are unknown. */
  readonly isExact: boolean;
}

/**
 * Returns the records added, removed and changed between two snapshots of the same search.
 * @example compareSearchSnapshots(before, now).added // ids that only `now` has
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
