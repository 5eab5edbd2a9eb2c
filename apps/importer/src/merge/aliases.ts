import type { KeptIds } from './kept-ids.ts';

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

/** Sets of ids of the same record. Ids without an alias take no memory. */
interface Aliases extends KeptIds {
  same(a: string, b: string): void;
  /** Returns the surviving id of each id that has another one. */
  all(): Map<string, string>;
}

/** Creates disjoint sets that only grow; the most stable id of a set represents it. */
export const createAliases = (): Aliases => {
  const leadsTo = new Map<string, string>();
  /** Returns the surviving id, to which all ids on the way lead directly afterwards. */
  const keptId = (id: string): string => {
    let kept = id;
    for (let next = leadsTo.get(id); next !== undefined; next = leadsTo.get(next)) kept = next;
    for (let at = id; at !== kept;) {
      const next = leadsTo.get(at) ?? kept;
      leadsTo.set(at, kept);
      at = next;
    }
    return kept;
  };
  return {
    keptId,
    same(a, b) {
      const [first, second] = [keptId(a), keptId(b)];
      if (first === second) return;
      if (isBefore(first, second)) leadsTo.set(second, first);
      else leadsTo.set(first, second);
    },
    all: () => new Map([...leadsTo.keys()].map((id) => [id, keptId(id)])),
  };
};
