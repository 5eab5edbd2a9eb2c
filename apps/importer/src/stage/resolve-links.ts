import { isLinked, workOf } from '@open-discovery/graph-index';
import { inverseRelation } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { stubOf } from '../graph/complete-record.ts';
import type { Archive } from '../archive.ts';
import type { KeptIds } from '../merge/kept-ids.ts';
import type { ReadReporter } from '../report/report.ts';
import { connectIds } from './connected-sets.ts';
import type { SetSpills } from './connected-sets.ts';
import { archivedLink } from './earlier-rows.ts';
import { isVersionRelation } from './group-versions.ts';
import type { VersionLink } from './group-versions.ts';
import type { DirectedRow, LinkRow, ResolvedRow, TargetRow } from './rows.ts';
import type { Spill, WrittenRow } from './spill.ts';
import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

export const NOT_HERE = skipReason('lost-relation');

/** Reports a relation that cannot be kept: with its line if it has one, otherwise only in the count. */
export const reportLost = ({ place }: LinkRow, reason: SkipReason, reporter: ReadReporter): void => {
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
export const renameSources = (
  partition: number,
  { spills: { links, toTargets }, ids, archive }: Omit<LinkOptions, 'reporter'>,
): void => {
  const archived = new Set<string>();
  for (const written of links.readKeyed(partition)) {
    const link = links.parse(written);
    const { by, isListed, ...named } = link;
    const source = ids.keptId(link.source);
    const isArchived = Boolean(by) || isListed;
    if (isArchived) archived.add(archivedLink(link));
    // Most relations stay as they are.
    if (source === link.source && !isArchived) toTargets.copy({ key: link.target, json: written.json });
    else toTargets.add(link.target, { ...named, source });
  }
  for (const line of archived) archive.addText(line);
  links.drop(partition);
};

/** Writes the relations of one partition in both directions to the partitions of their ends, by surviving ids. */
export const directLinks = (
  partition: number,
  { spills: { toTargets, byTarget }, ids, reporter }: Omit<LinkOptions, 'archive'>,
): void => {
  for (const written of toTargets.readKeyed(partition)) {
    const link = toTargets.parse(written);
    const { source } = link;
    const target = ids.keptId(link.target);
    if (source === target) {
      if (!link.isFound) reportLost(link, skipReason('self-relation'), reporter);
      continue;
    }
    if (target === link.target) byTarget.copy(written);
    else byTarget.add(target, { ...link, target });
    const relation = inverseRelation(link.relation);
    byTarget.add(source, { source: target, relation, target: source, isDerived: true });
  }
  toTargets.drop(partition);
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

/** The part of a record that others show, as JSON: all of it, and for relations that do not name works. */
interface ShownTarget extends Pick<TargetRow, 'targetKind'> {
  readonly all: string;
  readonly withoutWork: string;
}

const readTarget = (written: WrittenRow, targets: Spill<TargetRow>): ShownTarget => {
  const { work, ...others } = targets.parse(written);
  const all = written.json;
  return { targetKind: others.targetKind, all, withoutWork: work ? JSON.stringify(others) : all };
};

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
export const resolvePartition = (partition: number, spills: ResolveSpills, reporter: ReadReporter): void => {
  const { targets, byTarget, bySource, versions } = spills;
  const shownById = new Map<string, ShownTarget>();
  for (const row of targets.readKeyed(partition)) shownById.set(row.key, readTarget(row, targets));
  for (const { key, json } of byTarget.readKeyed(partition)) {
    const row = byTarget.parse({ key, json });
    const found = shownById.get(row.target);
    if (!found) {
      if (!row.isDerived) reportLost(row, NOT_HERE, reporter);
      continue;
    }
    const shown = isLinked(row.relation) ? found.all : found.withoutWork;
    // Concatenates text, because this runs for every relation, and serializing each row again takes longer.
    bySource.copy({ key: row.source, json: `${json.slice(0, -1)},"shown":${shown}}` });
    if (found.targetKind === 'product' && isVersionRelation(row.relation)) {
      versions.add(row.source, [row.source, row.target]);
      connectIds(row.source, row.target, spills);
    }
  }
  byTarget.drop(partition);
  targets.drop(partition);
};
