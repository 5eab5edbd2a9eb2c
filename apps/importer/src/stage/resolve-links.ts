import { isLinked, workOf } from '@open-discovery/graph-index';
import { inverseRelation } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { stubOf } from '../graph/complete-record.ts';
import type { Archive } from '../archive.ts';
import type { KeptIds } from '../merge/aliases.ts';
import type { ReadReporter } from '../report.ts';
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

export interface DirectOptions {
  readonly spills: { readonly links: Spill<LinkRow>; readonly byTarget: Spill<DirectedRow> };
  readonly aliases: KeptIds;
  readonly archive: Archive;
  readonly reporter: ReadReporter;
}

/** Writes a relation in both directions to the partition of its target, by surviving ids. */
const directLink = (
  { by: _by, isListed: _isListed, ...link }: LinkRow,
  { spills: { byTarget }, aliases, reporter }: DirectOptions,
): void => {
  const source = aliases.keptId(link.source);
  const target = aliases.keptId(link.target);
  if (source === target) {
    if (!link.isFound) reportLost(link, 'a relation of a record with itself', reporter);
    return;
  }
  byTarget.add(target, { ...link, source, target, isSaid: true });
  byTarget.add(source, {
    source: target,
    relation: inverseRelation(link.relation),
    target: source,
    isSaid: false,
  });
};

/**
 * Writes the relations of one partition in both directions to the partitions of their targets, and those to the archive that no field of a
 * record states, under the ids that their sources give.
 */
export const directLinks = async (partition: number, options: DirectOptions): Promise<void> => {
  const { spills, archive } = options;
  const archived = new Set<string>();
  for (const link of spills.links.read(partition)) {
    if (link.isListed || link.by) archived.add(archivedLink(link));
    directLink(link, options);
  }
  for (const line of archived) archive.addText(line);
  await archive.catchUp();
  await spills.links.drop(partition);
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

/**
 * Resolves the targets of one partition's relations, and writes the relations to the partition of their
 * source. Returns those between versions.
 */
export const resolvePartition = async (
  partition: number,
  {
    targets,
    byTarget,
    bySource,
  }: { targets: Spill<TargetRow>; byTarget: Spill<DirectedRow>; bySource: Spill<ResolvedRow> },
  reporter: ReadReporter,
): Promise<VersionLink[]> => {
  const versions: VersionLink[] = [];
  const targetsById = new Map<string, TargetRow>();
  for (const row of targets.readKeyed(partition)) targetsById.set(row.key, targets.parse(row));
  for (const row of byTarget.read(partition)) {
    const found = targetsById.get(row.target);
    if (found) bySource.add(row.source, { ...row, ...shownBy(row, found) });
    if (found?.targetKind === 'product' && isVersionRelation(row.relation))
      versions.push([row.source, row.target]);
    if (!found && row.isSaid) reportLost(row, NOT_HERE, reporter);
  }
  await byTarget.drop(partition);
  await targets.drop(partition);
  return versions;
};
