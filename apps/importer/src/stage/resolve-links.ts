import { workOf } from '@open-discovery/graph-index';
import { inverseRelation } from '@open-discovery/model';
import { stubOf } from '../graph/complete-record.ts';
import type { Link } from '../graph/references.ts';
import type { Aliases } from '../merge/aliases.ts';
import type { Reporter } from '../report.ts';
import type { DirectedRow, LinkRow, RecordRow, ResolvedRow } from './rows.ts';
import type { Spill } from './spill.ts';

const NOT_HERE = 'a relation with a record that is not here';

/** Reports a relation that cannot be kept: with its line if it has one, otherwise only in the count. */
const reportLost = ({ place }: LinkRow, reason: string, reporter: Reporter): void => {
  if (place) reporter.skipped(place, reason);
  else reporter.unresolved();
};

/** Writes every relation in both directions to the partition of its target, by surviving ids. */
export const directLinks = async (
  { links, byTarget }: { links: Spill<LinkRow>; byTarget: Spill<DirectedRow> },
  aliases: Aliases,
  partitions: number,
  reporter: Reporter,
): Promise<void> => {
  for (let partition = 0; partition < partitions; partition += 1) {
    for await (const link of links.read(partition)) {
      const source = aliases.keptId(link.source);
      const target = aliases.keptId(link.target);
      if (source === target && link.isFound) continue;
      if (source === target) {
        reportLost(link, 'a relation of a record with itself', reporter);
        continue;
      }
      const stated = link.isFound ? {} : { stated: [link.source, link.target] as const };
      byTarget.add(target, { ...link, ...stated, source, target, isSaid: true });
      byTarget.add(source, {
        source: target,
        relation: inverseRelation(link.relation),
        target: source,
        isSaid: false,
      });
    }
    await links.drop(partition);
  }
};

/**
 * Resolves the targets of one partition's relations, and writes the relations to the partition of their
 * source.
 */
export const resolvePartition = async (
  partition: number,
  {
    merged,
    byTarget,
    bySource,
  }: { merged: Spill<RecordRow>; byTarget: Spill<DirectedRow>; bySource: Spill<ResolvedRow> },
  reporter: Reporter,
): Promise<void> => {
  const targets = new Map<string, Pick<ResolvedRow, 'targetKind' | 'stub' | 'work'>>();
  for await (const { item } of merged.read(partition)) {
    const stub = stubOf(item);
    targets.set(item.record.id, {
      targetKind: item.kind,
      ...(stub ? { stub } : {}),
      ...(item.kind === 'product' ? { work: workOf(item.record) } : {}),
    });
  }
  for await (const row of byTarget.read(partition)) {
    const found = targets.get(row.target);
    if (found) bySource.add(row.source, { ...row, ...found });
    else if (row.isSaid) reportLost(row, NOT_HERE, reporter);
  }
  await byTarget.drop(partition);
};

const noteStated = (
  links: Map<string, Map<string, Link>>,
  { source, relation, stated }: ResolvedRow,
): void => {
  if (stated === undefined) return;
  const ofRecord = links.get(source) ?? new Map<string, Link>();
  const [from, to] = stated;
  links.set(source, ofRecord.set(`${from} ${relation} ${to}`, { source: from, relation, target: to }));
};

/** The distinct relations of a record, and its relations as its sources state them. */
export interface RecordRelations {
  readonly rows: ResolvedRow[];
  readonly stated: Link[];
}

/** Returns distinct relations by source record; relations without a source record are reported. */
export const relationsBySource = async (
  partition: number,
  bySource: Spill<ResolvedRow>,
  sources: ReadonlySet<string>,
  reporter: Reporter,
): Promise<ReadonlyMap<string, RecordRelations>> => {
  const bySourceId = new Map<string, Map<string, ResolvedRow>>();
  const stated = new Map<string, Map<string, Link>>();
  for await (const row of bySource.read(partition)) {
    if (!sources.has(row.source)) {
      if (row.isSaid) reportLost(row, NOT_HERE, reporter);
      continue;
    }
    const rows = bySourceId.get(row.source) ?? new Map<string, ResolvedRow>();
    bySourceId.set(row.source, rows);
    const key = `${row.relation} ${row.target}`;
    const isNew = !rows.has(key);
    if (isNew) rows.set(key, row);
    noteStated(stated, row);
    if (isNew && row.isSaid) reporter.relation();
    if (row.place && isNew) reporter.kept(row.place.file);
    else if (row.place) reporter.merged(row.place.file);
  }
  return new Map(
    [...bySourceId].map(([id, rows]) => [
      id,
      { rows: [...rows.values()], stated: [...(stated.get(id)?.values() ?? [])] },
    ]),
  );
};
