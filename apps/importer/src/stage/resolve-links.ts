import { isLinked, workOf } from '@open-discovery/graph-index';
import { inverseRelation } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { stubOf } from '../graph/complete-record.ts';
import type { Archive } from '../archive.ts';
import type { KeptIds } from '../merge/kept-ids.ts';
import type { ReadReporter } from '../report.ts';
import { connectIds } from './connected-sets.ts';
import type { SetSpills } from './connected-sets.ts';
import { archivedLink } from './earlier-rows.ts';
import { isVersionRelation } from './group-versions.ts';
import type { VersionLink } from './group-versions.ts';
import type { DirectedRow, LinkRow, ResolvedRow, TargetRow } from './rows.ts';
import type { Spill } from './spill.ts';

export const NOT_HERE = 'a relation with a record that is not here';

/** Reports a relation that cannot be kept: with its line if it has one, otherwise only in the count. */
export const reportLost = ({ place }: LinkRow, reason: string, reporter: ReadReporter): void => {
  if (place) reporter.skipped(place, reason);
  else reporter.unresolved();
};

export interface LinkOptions {
  readonly spills: {
    readonly links: Spill<LinkRow>;
    /** By the ids that sources give to the targets; those of the links' own sources have survived. */
    readonly toTargets: Spill<LinkRow>;
    readonly byTarget: Spill<DirectedRow>;
  };
  /** The surviving ids of the records of the partition. */
  readonly ids: KeptIds;
  readonly archive: Archive;
  readonly reporter: ReadReporter;
}

/**
 * Moves the relations of one partition to the partitions of their targets, from the surviving ids of their sources. Those that no
 * field of a record states go to the archive, under the ids that their sources give.
 */
export const renameSources = async (
  partition: number,
  { spills: { links, toTargets }, ids, archive }: Omit<LinkOptions, 'reporter'>,
): Promise<void> => {
  const archived = new Set<string>();
  for (const link of links.read(partition)) {
    if (link.isListed || link.by) archived.add(archivedLink(link));
    const { by: _by, isListed: _isListed, ...named } = link;
    toTargets.add(link.target, { ...named, source: ids.keptId(link.source) });
  }
  for (const line of archived) archive.addText(line);
  await archive.catchUp();
  await links.drop(partition);
};

/** Writes the relations of one partition in both directions to the partitions of their ends, by surviving ids. */
export const directLinks = async (
  partition: number,
  { spills: { toTargets, byTarget }, ids, reporter }: Omit<LinkOptions, 'archive'>,
): Promise<void> => {
  for (const link of toTargets.read(partition)) {
    const { source } = link;
    const target = ids.keptId(link.target);
    if (source === target) {
      if (!link.isFound) reportLost(link, 'a relation of a record with itself', reporter);
      continue;
    }
    byTarget.add(target, { ...link, target, isSaid: true });
    const relation = inverseRelation(link.relation);
    byTarget.add(source, { source: target, relation, target: source, isSaid: false });
  }
  await toTargets.drop(partition);
};

/** Returns the part of a record that others show. */
export const targetOf = (item: KindedRecord): TargetRow => {
  const stub = stubOf(item);
  return {
    targetKind: item.kind,
    ...(stub ? { stub } : {}),
    ...(item.kind === 'product' ? { work: workOf(item.record) } : {}),
  };
};

/** Returns what the record at the other end of a relation shows of a target. */
const shownBy = ({ relation }: DirectedRow, { work, ...target }: TargetRow): TargetRow =>
  work && isLinked(relation) ? { ...target, work } : target;

/** The files of this step. */
interface ResolveSpills extends Pick<SetSpills, 'edges'> {
  readonly targets: Spill<TargetRow>;
  readonly byTarget: Spill<DirectedRow>;
  readonly bySource: Spill<ResolvedRow>;
  readonly versions: Spill<VersionLink>;
}

/**
 * Resolves the targets of one partition's relations, and writes the relations to the partition of their
 * source. Connects versions.
 */
export const resolvePartition = async (
  partition: number,
  spills: ResolveSpills,
  reporter: ReadReporter,
): Promise<void> => {
  const { targets, byTarget, bySource, versions } = spills;
  const targetsById = new Map<string, TargetRow>();
  for (const row of targets.readKeyed(partition)) targetsById.set(row.key, targets.parse(row));
  for (const row of byTarget.read(partition)) {
    const found = targetsById.get(row.target);
    if (found) bySource.add(row.source, { ...row, ...shownBy(row, found) });
    if (found?.targetKind === 'product' && isVersionRelation(row.relation)) {
      versions.add(row.source, [row.source, row.target]);
      connectIds(row.source, row.target, spills);
    }
    if (!found && row.isSaid) reportLost(row, NOT_HERE, reporter);
  }
  await byTarget.drop(partition);
  await targets.drop(partition);
};
