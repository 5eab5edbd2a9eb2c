import type { RelationName, WorkOfVersions } from '@open-discovery/model';
import { createIdTable, keptIdIn } from '../merge/id-table.ts';
import type { IdTable } from '../merge/id-table.ts';

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
const connectIds = (links: readonly VersionLink[]): ReadonlyMap<string, readonly string[]> => {
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
  for (const group of new Set(connectIds(links).values())) {
    const [id, ...others] = group.filter((member) => recorded.has(member)).sort();
    if (id === undefined || others.length === 0) continue;
    const work = { id, versions: others.length + 1 };
    for (const member of [id, ...others]) works.set(member, work);
  }
  return works;
};

/** Returns the works for {@link workIn}, in memory that threads share: each record leads to the text of its work. */
export const sharedWorks = (works: ReadonlyMap<string, WorkOfVersions>): IdTable => {
  const table = createIdTable();
  for (const [record, { id, versions }] of works)
    table.lead(table.add(record), table.add(`${versions} ${id}`));
  return table.shared();
};

/** Returns a function that returns the work of a record; `undefined` if it is not one of several versions. */
export const workIn = (works: IdTable): ((record: string) => WorkOfVersions | undefined) => {
  const textOf = keptIdIn(works);
  return (record) => {
    const text = textOf(record);
    if (text === record) return undefined;
    const space = text.indexOf(' ');
    return { id: text.slice(space + 1), versions: Number(text.slice(0, space)) };
  };
};
