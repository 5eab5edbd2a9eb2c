/** Namespaces by the stability of their ids: those merged or curated by the Graph come first. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:doi_dedup___|dedup_wf_|openorgs____)/, 0],
  [/^pending_org_/, 2],
  [/^ror_________/, 3],
];
const DEFAULT_RANK = 1;
const rankOf = (id: string): number => RANKS.find(([pattern]) => pattern.test(id))?.[1] ?? DEFAULT_RANK;

/** Reports whether the first of two ids of one record survives. */
export const isBefore = (a: string, b: string): boolean =>
  rankOf(a) < rankOf(b) || (rankOf(a) === rankOf(b) && a < b);

/** The surviving ids of records. */
export interface KeptIds {
  /** Returns the surviving id; the id itself when it has no alias. */
  keptId(id: string): string;
}

/** Sets of ids of the same record. Ids without an alias take no memory. */
export interface Aliases extends KeptIds {
  same(a: string, b: string): void;
  /** Returns the surviving id of each id that has one. */
  all(): ReadonlyMap<string, string>;
}

/** Creates disjoint sets that only grow; the most stable id of a set represents it. */
export const createAliases = (): Aliases => {
  const parents = new Map<string, string>();
  const keptId = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    for (let at = id; at !== root;) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  return {
    keptId,
    all: () => new Map([...parents.keys()].map((id) => [id, keptId(id)])),
    same(a, b) {
      const [first, second] = [keptId(a), keptId(b)];
      if (first === second) return;
      if (isBefore(first, second)) parents.set(second, first);
      else parents.set(first, second);
    },
  };
};
