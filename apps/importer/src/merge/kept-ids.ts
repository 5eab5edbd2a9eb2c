import type { Spill } from '../stage/spill.ts';
import { keptIdIn } from './id-table.ts';
import type { IdTable } from './id-table.ts';

/** The surviving ids of records. */
export interface KeptIds {
  /** Returns the surviving id; the id itself when it has no alias. */
  keptId(id: string): string;
}

/** Returns the surviving ids of tables; the first table that has another id for one decides. */
export const keptIdsOf = (tables: readonly IdTable[]): KeptIds => {
  const lookups = tables.map(keptIdIn);
  return {
    keptId(id) {
      for (const keptId of lookups) {
        const kept = keptId(id);
        if (kept !== id) return kept;
      }
      return id;
    },
  };
};

/** Returns the surviving ids of the works of one partition, which are on disk, and those of other records. */
export const keptIdsIn = (partition: number, works: Spill<string>, others: KeptIds): KeptIds => {
  const kept = new Map<string, string>();
  for (const row of works.readKeyed(partition)) kept.set(row.key, works.parse(row));
  return { keptId: (id) => kept.get(id) ?? others.keptId(id) };
};
