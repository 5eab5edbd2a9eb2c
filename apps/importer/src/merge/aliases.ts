import { createIdTable } from './id-table.ts';
import type { IdTable } from './id-table.ts';
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
export interface Aliases extends KeptIds {
  same(a: string, b: string): void;
  /** Yields each id that has a surviving id, with that. */
  all(): Generator<readonly [string, string]>;
  /** Returns the table in which each id leads to the surviving one. It is valid until the next change. */
  shared(): IdTable;
}

/** Creates disjoint sets that only grow; the most stable id of a set represents it. */
export const createAliases = (): Aliases => {
  const ids = createIdTable();
  /** Returns the number of the surviving id, to which all ids on the way lead directly afterwards. */
  const rootOf = (number: number): number => {
    let root = number;
    while (ids.leadsTo(root) !== root) root = ids.leadsTo(root);
    for (let at = number; at !== root;) {
      const next = ids.leadsTo(at);
      ids.lead(at, root);
      at = next;
    }
    return root;
  };
  return {
    keptId(id) {
      const number = ids.find(id);
      return number === null ? id : ids.textOf(rootOf(number));
    },
    same(a, b) {
      if (a === b) return;
      const [first, second] = [rootOf(ids.add(a)), rootOf(ids.add(b))];
      if (first === second) return;
      if (isBefore(ids.textOf(first), ids.textOf(second))) ids.lead(second, first);
      else ids.lead(first, second);
    },
    *all() {
      for (let number = 0; number < ids.size(); number += 1) {
        const root = rootOf(number);
        if (root !== number) yield [ids.textOf(number), ids.textOf(root)];
      }
    },
    shared() {
      for (let number = 0; number < ids.size(); number += 1) rootOf(number);
      return ids.shared();
    },
  };
};
