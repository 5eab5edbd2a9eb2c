import type { RelationName, WorkOfVersions } from '@open-discovery/model';
import { gatherBySet, setsIn } from './connected-sets.ts';
import type { SetSpills } from './connected-sets.ts';
import type { Spill } from './spill.ts';

/** The relations between versions of one work. */
const VERSION_RELATIONS: ReadonlySet<RelationName> = new Set([
  'HasVersion',
  'IsVersionOf',
  'IsNewVersionOf',
  'IsPreviousVersionOf',
  'IsIdenticalTo',
]);

export const isVersionRelation = (relation: RelationName): boolean => VERSION_RELATIONS.has(relation);

/** Two versions of one work. There is a record of the second; of the first there may be none. */
export type VersionLink = readonly [other: string, version: string];

/** Wrong links must not make one work of thousands: a link that would exceed this is left out. */
const MOST_VERSIONS = 500;

const byText = ([a, b]: VersionLink, [c, d]: VersionLink): number =>
  a === c ? (b < d ? -1 : Number(b > d)) : a < c ? -1 : 1;

/** Returns the ids that links connect, with or without a record, by each of them. */
const joinLinked = (links: readonly VersionLink[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  const groupOf = (id: string): string[] => {
    const group = groups.get(id) ?? [id];
    groups.set(id, group);
    return group;
  };
  // In one order, because the limit makes the result depend on it.
  for (const [a, b] of links.toSorted(byText)) {
    const [first, second] = [groupOf(a), groupOf(b)];
    if (first === second || first.length + second.length > MOST_VERSIONS) continue;
    const [larger, smaller] = first.length >= second.length ? [first, second] : [second, first];
    larger.push(...smaller);
    for (const id of smaller) groups.set(id, larger);
  }
  return groups;
};

/**
 * Returns the work of each record that is one of several versions. Two records are versions of one work if links lead from one
 * to the other, also over an id without a record, such as the DOI that stands for all versions.
 * @example
 * groupVersions([['all', 'v1'], ['all', 'v2']]).get('v2'); // { id: 'v1', versions: 2 }
 */
export const groupVersions = (links: readonly VersionLink[]): ReadonlyMap<string, WorkOfVersions> => {
  const recorded = new Set(links.map(([, version]) => version));
  const works = new Map<string, WorkOfVersions>();
  for (const group of new Set(joinLinked(links).values())) {
    const [id, ...others] = group.filter((member) => recorded.has(member)).sort();
    if (id === undefined || others.length === 0) continue;
    const work = { id, versions: others.length + 1 };
    for (const member of [id, ...others]) works.set(member, work);
  }
  return works;
};

/** The files of this step. */
interface VersionSpills extends Pick<SetSpills, 'edges'> {
  readonly versions: Spill<VersionLink>;
  /** By connected set. */
  readonly connectedVersions: Spill<VersionLink>;
  /** By the record that is one of several versions. */
  readonly works: Spill<WorkOfVersions>;
}

/** Moves the links between versions of one partition to the partitions of their connected sets. */
export const gatherVersions = (partition: number, spills: VersionSpills): void => {
  const { edges, versions, connectedVersions } = spills;
  gatherBySet(partition, [versions, connectedVersions], setsIn(partition, spills));
  edges.drop(partition);
};

/** Writes the works of the connected sets of one partition. */
export const writeWorks = (partition: number, spills: VersionSpills): void => {
  const { connectedVersions, works } = spills;
  for (const [record, work] of groupVersions([...connectedVersions.read(partition)])) works.add(record, work);
  connectedVersions.drop(partition);
};
