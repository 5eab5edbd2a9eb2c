import type { KindedRecord } from '@open-discovery/model';
import { withStatedOriginals } from '../graph/disagreements.ts';
import { mergeAll, mergeRecords } from '../graph/merge.ts';
import { withEvidence } from '../graph/with-evidence.ts';
import type { Aliases } from '../merge/aliases.ts';
import type { EvidenceRow } from '../merge/find-merges.ts';
import type { Reporter } from '../report.ts';
import { orderRows } from './order-rows.ts';
import type { RecordRow } from './rows.ts';
import type { Spill } from './spill.ts';

/** Moves rows of merged ids to the surviving id's partition. */
export const moveRenamed = async (
  records: Spill<RecordRow>,
  moved: Spill<RecordRow>,
  aliases: Aliases,
  partitions: number,
): Promise<void> => {
  for (let partition = 0; partition < partitions; partition += 1) {
    for await (const row of records.read(partition)) {
      const { id } = row.item.record;
      const keptId = aliases.keptId(id);
      if (keptId !== id) moved.add(keptId, row);
    }
  }
};

const withId = (item: KindedRecord, id: string): KindedRecord => {
  if (item.record.id === id) return item;
  const bare: KindedRecord = { ...item, record: { ...item.record, id } } as KindedRecord;
  return mergeRecords(bare, item);
};

/** Returns the rows that describe a record; mentions count only without one. Rows of another kind are reported. */
const describing = (
  [first, ...others]: readonly [RecordRow, ...RecordRow[]],
  reporter: Reporter,
): KindedRecord[] => {
  const distinct = new Map<string, KindedRecord>();
  for (const { item, place } of others) {
    if (first.place && !place) continue;
    if (item.kind !== first.item.kind) {
      if (place) reporter.skipped(place, `the id is that of a ${first.item.kind}`);
      continue;
    }
    if (place) reporter.merged(place.file);
    distinct.set(JSON.stringify(item), item);
  }
  distinct.delete(JSON.stringify(first.item));
  return [...distinct.values()];
};

/**
 * Returns the rows from which a later import can make a merged record again: its records, and the mentions of ids that no
 * record has.
 */
const partsOf = (rows: readonly RecordRow[], kind: KindedRecord['kind']): RecordRow[] => {
  const described = new Set(rows.flatMap(({ item, place }) => (place ? [item.record.id] : [])));
  const parts = rows.filter(
    ({ item, place }) => item.kind === kind && (place ?? !described.has(item.record.id)),
  );
  return [...new Map(parts.map((row) => [JSON.stringify(row.item), row])).values()];
};

/** Adds the ids of mentions that became part of a record, so that these lead to it. */
const withMentionedIds = (item: KindedRecord, rows: readonly RecordRow[]): KindedRecord => {
  const known = new Set([
    item.record.id,
    ...('originalIds' in item.record ? (item.record.originalIds ?? []) : []),
  ]);
  const ids = rows.filter((row) => row.item.kind === item.kind).map((row) => row.item.record.id);
  return [...new Set(ids)]
    .filter((id) => !known.has(id))
    .sort()
    .reduce(
      (merged, id) => mergeRecords(merged, { ...item, record: { ...item.record, id } } as KindedRecord),
      item,
    );
};

/** The files of this step. */
interface RecordSpills {
  readonly records: Spill<RecordRow>;
  readonly moved: Spill<RecordRow>;
  readonly merged: Spill<RecordRow>;
  /** The records before they were merged. */
  readonly parts: Spill<RecordRow>;
  /** Why records were merged or not, by surviving id. */
  readonly evidence: Spill<EvidenceRow>;
}

interface Group {
  readonly id: string;
  readonly rows: readonly RecordRow[];
  readonly evidence: readonly EvidenceRow[];
}

/** Merges all rows of an id into one record. */
const mergeRows = (
  { id, rows, evidence }: Group,
  { merged, parts }: RecordSpills,
  reporter: Reporter,
): void => {
  const [first, ...others] = orderRows(rows, id);
  if (first === undefined) return;
  if (first.place) reporter.kept(first.place.file);
  const distinct = describing([first, ...others], reporter);
  reporter.record(first.item.kind, first.place === undefined);
  const { place } = first;
  const item = withId(first.item, id);
  const all = others.length === 0 ? [first] : partsOf(rows, item.kind);
  const isMerged = all.length > 1 || first.item.record.id !== id;
  if (isMerged) for (const part of all) parts.add(id, part);
  const result =
    others.length === 0 ? withStatedOriginals(item) : withMentionedIds(mergeAll(item, distinct), rows);
  merged.add(id, {
    item: withEvidence(
      result,
      all.map(({ item: part }) => part),
      evidence,
    ),
    place,
    isMerged,
  });
};

/** Merges the rows of one partition into one record per id. */
export const mergePartition = async (
  partition: number,
  spills: RecordSpills,
  aliases: Aliases,
  reporter: Reporter,
): Promise<void> => {
  const { records, moved } = spills;
  const rowsById = new Map<string, RecordRow[]>();
  const collect = (id: string, row: RecordRow): void => {
    const rows = rowsById.get(id);
    if (rows) rows.push(row);
    else rowsById.set(id, [row]);
  };
  for await (const row of records.read(partition)) {
    const { id } = row.item.record;
    if (aliases.keptId(id) === id) collect(id, row);
  }
  for await (const row of moved.read(partition)) collect(aliases.keptId(row.item.record.id), row);
  const evidence = new Map<string, EvidenceRow[]>();
  for await (const row of spills.evidence.read(partition))
    evidence.set(row.id, [...(evidence.get(row.id) ?? []), row]);
  for (const [id, rows] of rowsById)
    mergeRows({ id, rows, evidence: evidence.get(id) ?? [] }, spills, reporter);
  await spills.evidence.drop(partition);
  await records.drop(partition);
  await moved.drop(partition);
};
