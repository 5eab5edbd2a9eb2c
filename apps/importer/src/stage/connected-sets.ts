import type { Spill, WrittenRow } from './spill.ts';

/**
 * Connections of ids on disk, of which the sets become stars: each id is connected with the smallest one of its set, and with
 * nothing else. Two steps alternate until nothing changes, large-star and small-star of Kiveris et al., “Connected Components in
 * MapReduce and Beyond” (2014). Each needs one partition in memory.
 */
export interface SetSpills {
  /** The neighbors of each id. */
  readonly edges: Spill<string>;
  /** The smaller neighbors of each id, between the two steps. */
  readonly smaller: Spill<string>;
}

/** Puts two ids into one set. */
export const connectIds = (a: string, b: string, { edges }: Pick<SetSpills, 'edges'>): void => {
  edges.add(a, b);
  edges.add(b, a);
};

const neighborsIn = (partition: number, spill: Spill<string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const neighbors = new Map<string, Set<string>>();
  for (const row of spill.readKeyed(partition)) {
    const known = neighbors.get(row.key);
    if (known) known.add(spill.parse(row));
    else neighbors.set(row.key, new Set([spill.parse(row)]));
  }
  return neighbors;
};

const smallestOf = (ids: Iterable<string>, first: string): string => {
  let smallest = first;
  for (const id of ids) if (id < smallest) smallest = id;
  return smallest;
};

/** Connects the larger neighbors of each id with the smallest of its neighbors and itself; returns true if that changes a connection. */
export const largeStar = (partition: number, { edges, smaller }: SetSpills): boolean => {
  let hasChanged = false;
  for (const [id, neighbors] of neighborsIn(partition, edges)) {
    const smallest = smallestOf(neighbors, id);
    for (const neighbor of neighbors) {
      if (neighbor <= id) continue;
      smaller.add(neighbor, smallest);
      hasChanged ||= smallest !== id;
    }
  }
  edges.drop(partition);
  return hasChanged;
};

/** Connects each id and its smaller neighbors with the smallest of these; returns true if that changes a connection. */
export const smallStar = (partition: number, spills: SetSpills): boolean => {
  let hasChanged = false;
  for (const [id, neighbors] of neighborsIn(partition, spills.smaller)) {
    const smallest = smallestOf(neighbors, id);
    connectIds(id, smallest, spills);
    for (const neighbor of neighbors) if (neighbor !== smallest) connectIds(neighbor, smallest, spills);
    hasChanged ||= neighbors.size > 1;
  }
  spills.smaller.drop(partition);
  return hasChanged;
};

/** Returns the set of each id of a partition, by its smallest id, when the sets are stars. */
export const setsIn = (partition: number, { edges }: Pick<SetSpills, 'edges'>): ((id: string) => string) => {
  const sets = new Map<string, string>();
  for (const row of edges.readKeyed(partition)) {
    const neighbor = edges.parse(row);
    if (neighbor < row.key) sets.set(row.key, neighbor);
  }
  return (id) => sets.get(id) ?? id;
};

/** Moves the rows of one partition to the partitions of their sets. */
export const gatherBySet = <Row>(
  partition: number,
  [rows, gathered]: readonly [rows: Spill<Row>, gathered: Spill<Row>],
  setOf: (id: string) => string,
): void => {
  const toSet = ({ key, json }: WrittenRow): WrittenRow => ({ key: setOf(key), json });
  for (const row of rows.readKeyed(partition)) gathered.copy(toSet(row));
  rows.drop(partition);
};
