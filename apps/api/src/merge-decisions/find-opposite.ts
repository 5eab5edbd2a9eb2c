import type { MergeVerdict } from '@open-discovery/model';

/** The part of a decision that says which records are the same. */
export interface Decision {
  readonly verdict: MergeVerdict;
  readonly records: readonly string[];
  readonly others: readonly string[];
}

/** Returns the records that decisions say are the same, by the id of each. */
export const groupsOf = (decisions: readonly Decision[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const { verdict, records, others } of decisions) {
    if (verdict === 'different') continue;
    const group = new Set([...records, ...others].flatMap((id) => [id, ...(groups.get(id) ?? [])]));
    for (const id of group) groups.set(id, group);
  }
  return groups;
};

/** Returns a pair of records that are the same by some decisions, if only through third ones, and different by another; null without one. */
export const findOpposite = (decisions: readonly Decision[]): readonly [string, string] | null => {
  const groups = groupsOf(decisions);
  for (const { verdict, records, others } of decisions) {
    if (verdict === 'same') continue;
    for (const id of records) {
      const group = groups.get(id);
      const other = group && others.find((one) => group.has(one));
      if (other !== undefined) return [id, other];
    }
  }
  return null;
};
