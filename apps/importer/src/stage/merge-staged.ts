import type { KindedRecord } from '@open-discovery/model';
import { createAliases } from '../graph/same-keys.ts';
import type { Aliases } from '../graph/same-keys.ts';
import { withStatedOriginals } from '../graph/disagreements.ts';
import { mergeAll, mergeRecords } from '../graph/merge.ts';
import type { Reporter } from '../report.ts';
import type { RecordRow, SameRow } from './rows.ts';
import type { Spill } from './spill.ts';

/** Finds the ids of the same records. One partition's keys are in memory at a time. */
export const findAliases = async (same: Spill<SameRow>, partitions: number): Promise<Aliases> => {
  const aliases = createAliases();
  for (let partition = 0; partition < partitions; partition += 1) {
    const idsByKey = new Map<string, string>();
    for await (const { key, id } of same.read(partition)) {
      const before = idsByKey.get(key);
      if (before === undefined) idsByKey.set(key, id);
      else if (before !== id) aliases.same(before, id);
    }
    await same.drop(partition);
  }
  return aliases;
};

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

/** Sorts records before mentions, the record with the surviving id first, and otherwise in reading order. */
const inOrder = (rows: readonly RecordRow[], id: string): RecordRow[] =>
  [...rows].sort(
    (a, b) =>
      Number(b.place !== undefined) - Number(a.place !== undefined) ||
      Number(b.item.record.id === id) - Number(a.item.record.id === id),
  );

/** Merges all rows of an id into one record; mentions count only without a record. */
const mergeRows = (id: string, rows: readonly RecordRow[], reporter: Reporter): RecordRow | null => {
  const [first, ...others] = inOrder(rows, id);
  if (first === undefined) return null;
  const item = withId(first.item, id);
  if (first.place) reporter.kept(first.place.file);
  if (others.length === 0) {
    reporter.record(item.kind, first.place === undefined);
    return { item: withStatedOriginals(item), place: first.place };
  }
  const distinct = new Map<string, KindedRecord>();
  for (const other of others) {
    if (first.place && !other.place) continue;
    if (other.item.kind !== item.kind) {
      if (other.place) reporter.skipped(other.place, `the id is that of a ${item.kind}`);
      continue;
    }
    if (other.place) reporter.merged(other.place.file);
    distinct.set(JSON.stringify(other.item), other.item);
  }
  distinct.delete(JSON.stringify(first.item));
  reporter.record(item.kind, first.place === undefined);
  return { item: mergeAll(item, [...distinct.values()]), place: first.place };
};

/** Merges the rows of one partition into one record per id. */
export const mergePartition = async (
  partition: number,
  {
    records,
    moved,
    merged,
  }: { records: Spill<RecordRow>; moved: Spill<RecordRow>; merged: Spill<RecordRow> },
  aliases: Aliases,
  reporter: Reporter,
): Promise<void> => {
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
  for (const [id, rows] of rowsById) {
    const row = mergeRows(id, rows, reporter);
    if (row !== null) merged.add(id, row);
  }
  await records.drop(partition);
  await moved.drop(partition);
};
