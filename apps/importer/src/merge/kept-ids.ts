import { readMap } from '../stage/spill.ts';
import type { Spill } from '../stage/spill.ts';

/** The surviving ids of records. */
export interface KeptIds {
  /** Returns the surviving id; the id itself when it has no alias. */
  keptId(id: string): string;
}

/** Returns the surviving ids that a map leads to. */
export const keptIdsOf = (aliases: ReadonlyMap<string, string>): KeptIds => ({
  keptId: (id) => aliases.get(id) ?? id,
});

/** Returns the surviving ids of the works of one partition, which are on disk, and those of other records. */
export const keptIdsIn = (partition: number, works: Spill<string>, others: KeptIds): KeptIds => {
  const kept = readMap(partition, works);
  return { keptId: (id) => kept.get(id) ?? others.keptId(id) };
};
