import type { KindedRecord } from '@open-discovery/model';
import type { Archive } from '../archive.ts';
import { withStatedOriginals } from '../graph/disagreements.ts';
import { mergeAll, mergeRecords } from '../graph/merge.ts';
import { withEvidence } from '../graph/with-evidence.ts';
import type { EvidenceRow } from '../merge/find-merges.ts';
import type { KeptIds } from '../merge/kept-ids.ts';
import type { ReadReporter } from '../report/report.ts';
import { archivedMention, archivedRecord } from './earlier-rows.ts';
import { reportApart, reportProjects } from './contradictions.ts';
import { funderIdsOf } from './funder-ids.ts';
import type { FunderId } from './funder-ids.ts';
import { itemText } from './item-text.ts';
import { orderRows } from './order-rows.ts';
import { daysIn } from './record-days.ts';
import type { DayOf, RecordDay } from './record-days.ts';
import { targetOf } from './resolve-links.ts';
import type { RecordRow, RowSet, TargetRow } from './rows.ts';
import type { Spill, WrittenRow } from './spill.ts';
import { splitRows } from './split-rows.ts';
import { withId } from './with-id.ts';
import { skipReason } from '../report/skip-reason.ts';

/** Moves rows of one partition's merged ids to the surviving id's partition. */
export const moveRenamed = (
  partition: number,
  { records, moved }: { readonly records: Spill<RecordRow>; readonly moved: Spill<RecordRow> },
  ids: KeptIds,
): void => {
  for (const { key, json } of records.readKeyed(partition)) {
    const keptId = ids.keptId(key);
    if (keptId !== key) moved.copy({ key: keptId, json });
  }
};

/** Returns a record under the surviving id; its own becomes one of its original ids. */
const mergedInto = (item: KindedRecord, id: string): KindedRecord =>
  item.record.id === id ? item : mergeRecords(withId(item, id), item);

/** Returns the rows that describe a record; mentions count only without one. Rows of another kind are reported. */
const describing = (
  [first, ...others]: readonly [RecordRow, ...RecordRow[]],
  reporter: ReadReporter,
): KindedRecord[] => {
  const distinct = new Map<string, KindedRecord>();
  for (const other of others) {
    const { item, place, isEarlier } = other;
    if (first.place && !place) continue;
    const isOther = item.kind !== first.item.kind;
    // The import that brought an earlier record has reported it.
    if (isOther && place && !isEarlier)
      reporter.skipped(place, skipReason('other-kind', { kind: first.item.kind }));
    else if (place) reporter.merged(place.file);
    if (isOther) continue;
    distinct.set(itemText(other), item);
  }
  distinct.delete(itemText(first));
  return [...distinct.values()];
};

/** Returns the records of which a merged record is made, and the mentions of ids that no record has. */
const partsOf = (rows: readonly RecordRow[], kind: KindedRecord['kind']): KindedRecord[] => {
  const described = new Set(rows.flatMap(({ item, place }) => (place ? [item.record.id] : [])));
  const parts = rows.filter(
    ({ item, place }) => item.kind === kind && (place ?? !described.has(item.record.id)),
  );
  return [...new Map(parts.map((row) => [itemText(row), row.item])).values()];
};

/** Writes to the archive what a later import cannot conclude from other records. */
const archiveRows = (rows: readonly RecordRow[], archive: Archive): void => {
  const lines = rows.flatMap((row) =>
    row.place ? [archivedRecord(row)] : row.by ? [archivedMention(row)] : [],
  );
  for (const line of new Set(lines)) archive.addText(line);
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
    .reduce((merged, id) => mergeRecords(merged, withId(item, id)), item);
};

/** The files of this step. */
interface RecordSpills {
  readonly records: Spill<RecordRow>;
  readonly moved: Spill<RecordRow>;
  readonly merged: Spill<RecordRow>;
  readonly targets: Spill<TargetRow>;
  /** The evidence for merging records, or for not merging them, by surviving id. */
  readonly evidence: Spill<EvidenceRow>;
  /** The days of the previous import. */
  readonly days: Spill<RecordDay>;
}

export interface MergeOptions {
  readonly spills: RecordSpills;
  /** The surviving ids of the records of the partition. */
  readonly ids: KeptIds;
  readonly archive: Archive;
  /** Keeps the days of the records. */
  readonly keptDays: Archive;
  /** The day of the import, in UTC. */
  readonly today: string;
  readonly reporter: ReadReporter;
}

interface Group extends RowSet {
  readonly evidence: readonly EvidenceRow[];
}

/** Returns what the rows of an id describe: one record, and works that have its id by mistake. */
const groupsOf = ({ id, rows, evidence }: Group, reporter: ReadReporter): readonly Group[] => {
  const [main, ...others] = splitRows(id, rows);
  if (main === undefined || others.length === 0) return [{ id, rows, evidence }];
  reportApart({ id: main.id, rows: orderRows(main.rows, id) }, others, reporter);
  const refusals = others.map((other): EvidenceRow => ({
    id,
    refusal: { a: id, b: other.id, by: 'one id, but the titles contradict' },
  }));
  return [
    { ...main, evidence: [...evidence, ...refusals] },
    ...others.map((other, at) => ({
      id: other.id,
      rows: other.rows.map(({ written: _written, ...row }) => ({ ...row, item: withId(row.item, other.id) })),
      evidence: refusals.slice(at, at + 1),
    })),
  ];
};

/** Merges all rows of an id into one record; returns the ids that it has as a funder. */
const mergeRows = (
  { id, rows, evidence }: Group,
  { merged, targets }: Pick<RecordSpills, 'merged' | 'targets'>,
  { dayOf, reporter }: { readonly dayOf: DayOf; readonly reporter: ReadReporter },
): FunderId[] => {
  const ordered = orderRows(rows, id);
  const [first, ...others] = ordered;
  if (first === undefined) return [];
  reportProjects(id, ordered, reporter);
  if (first.place) reporter.kept(first.place.file);
  const distinct = describing([first, ...others], reporter);
  reporter.record(first.item.kind, first.place === undefined);
  const { place } = first;
  const item = mergedInto(first.item, id);
  const parts = others.length === 0 ? [first.item] : partsOf([first, ...others], item.kind);
  const result =
    others.length === 0 ? withStatedOriginals(item) : withMentionedIds(mergeAll(item, distinct), rows);
  // Without evidence: what another record is, which was kept apart, does not change this one.
  const day = dayOf(id, itemText(result === first.item ? first : { item: result }));
  const complete = withEvidence(result, parts, evidence);
  // Most records stay as they are.
  if (first.written !== undefined && complete === first.item && first.item.record.id === id)
    merged.copy({ key: id, json: `${first.written.slice(0, -1)},"day":"${day}"}` });
  else merged.add(id, { item: complete, place, day });
  targets.add(id, targetOf(complete));
  return funderIdsOf(complete);
};

/** Merges the rows of one partition into one record per id; returns the ids of funders among them. */
export const mergePartition = (
  partition: number,
  { spills, ids, archive, keptDays, today, reporter }: MergeOptions,
): FunderId[] => {
  const { records, moved } = spills;
  // As objects, the rows of all records would outlive several collections of garbage.
  const textsById = new Map<string, string[]>();
  const collect = ({ key, json }: WrittenRow): void => {
    const texts = textsById.get(key);
    if (texts) texts.push(json);
    else textsById.set(key, [json]);
  };
  for (const row of records.readKeyed(partition)) if (ids.keptId(row.key) === row.key) collect(row);
  for (const row of moved.readKeyed(partition)) collect(row);
  const evidence = new Map<string, EvidenceRow[]>();
  for (const row of spills.evidence.read(partition)) {
    const rows = evidence.get(row.id);
    if (rows) rows.push(row);
    else evidence.set(row.id, [row]);
  }
  const dayOf = daysIn(partition, { days: spills.days, kept: keptDays, today });
  const funders: FunderId[] = [];
  for (const [id, texts] of textsById) {
    const rows = texts.map((json): RecordRow => ({ ...records.parse({ key: id, json }), written: json }));
    for (const group of groupsOf({ id, rows, evidence: evidence.get(id) ?? [] }, reporter))
      funders.push(...mergeRows(group, spills, { dayOf, reporter }));
    archiveRows(rows, archive);
  }
  spills.evidence.drop(partition);
  records.drop(partition);
  moved.drop(partition);
  return funders;
};
