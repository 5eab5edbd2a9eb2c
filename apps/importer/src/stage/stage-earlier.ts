import { setImmediate } from 'node:timers/promises';
import type { KindedRecord } from '@open-discovery/model';
import type { Input } from '../input/find-inputs.ts';
import { InputError } from '../input/input-error.ts';
import { readValues } from '../input/read-values.ts';
import { unpack } from '../input/unpack.ts';
import type { Removals } from '../removals.ts';
import type { Reporter } from '../report/report.ts';
import { keyOfEarlier, readEarlier, sourceRecordOfEarlier } from './earlier-rows.ts';
import type { EarlierRow } from './earlier-rows.ts';
import type { Spill } from './spill.ts';
import { counted } from './stage-inputs.ts';
import type { Changes } from './stage-values.ts';
import type { Stager } from './stager.ts';
import { replaces, sourceRecordKey } from './source-record.ts';
import type { SourceRecord } from './source-record.ts';
import { reasonText } from '../report/skip-reason.ts';

/** The records of earlier imports and what replaces them, by the id of the record. */
interface EarlierSpills {
  readonly earlier: Spill<EarlierRow>;
  readonly replaced: Spill<SourceRecord>;
}

export interface EarlierOptions {
  readonly archive: Input;
  readonly spills: EarlierSpills;
  readonly partitions: number;
  readonly removals: Removals | null;
  /** The ids in their sources of records that the sources have deleted. */
  readonly gone: ReadonlySet<string>;
  readonly stager: Stager;
  readonly reporter: Reporter;
  readonly onBytes: (bytes: number) => void;
  /** Called for each record of the archive. */
  readonly onRecord: () => void;
}

/** Creates the changes of an import to earlier records. The ids that sources have deleted stay in memory. */
export const createChanges = (
  replaced: Spill<SourceRecord>,
): { readonly changes: Changes; readonly gone: () => readonly string[] } => {
  const gone = new Set<string>();
  return {
    changes: {
      replace: (record) => replaced.add(record.id, record),
      remove: (sourceId) => gone.add(sourceId),
    },
    gone: () => [...gone],
  };
};

/** Reports whether the source of a record has deleted it. */
const isGone = ({ record }: KindedRecord, gone: ReadonlySet<string>): boolean => {
  if (gone.size === 0) return false;
  const originals = 'originalIds' in record ? (record.originalIds ?? []) : [];
  return gone.has(record.id) || originals.some((id) => gone.has(id));
};

/** Writes all rows of the archive to partitions by record. A damaged archive ends the import: its records would be lost. */
const readArchive = async ({ archive, spills, onBytes, onRecord }: EarlierOptions): Promise<void> => {
  for await (const text of unpack({ name: archive.name, bytes: counted(archive.open(), onBytes) }))
    for await (const found of readValues(text)) {
      if ('problem' in found)
        throw new InputError(`${archive.name}, line ${found.line}: ${reasonText(found.problem)}`);
      for (const row of readEarlier(found.value, found.line)) {
        spills.earlier.add(keyOfEarlier(row), row);
        if (row.is === 'record') onRecord();
      }
    }
};

const stageRow = (row: EarlierRow, { stager, reporter }: EarlierOptions, file: number): void => {
  if (row.is === 'record') {
    reporter.read(file);
    stager.record(row.item, { file, line: row.line }, true);
  } else if (row.is === 'mention') stager.mention(row.item, row.by);
  else stager.link(row.by === null ? { ...row.link, isListed: true } : { ...row.link, by: row.by });
};

/** Stages the earlier records of one partition that are neither replaced nor removed. */
const stagePartition = (partition: number, options: EarlierOptions, file: number): void => {
  const { spills, removals, reporter, gone } = options;
  const replacing = new Map<string, SourceRecord[]>();
  for (const record of spills.replaced.read(partition))
    replacing.set(record.id, [...(replacing.get(record.id) ?? []), record]);
  const kept = new Set<string>();
  const stated: EarlierRow[] = [];
  for (const row of spills.earlier.read(partition)) {
    const sourceRecord = sourceRecordOfEarlier(row);
    if (row.is !== 'record' || sourceRecord === null) {
      stated.push(row);
      continue;
    }
    // First, because a line of the list counts as used even if its record is also replaced.
    const isRemoved = removals?.has(row.item) === true || isGone(row.item, gone);
    const isReplaced = (replacing.get(sourceRecord.id) ?? []).some((record) =>
      replaces(record, sourceRecord),
    );
    if (isReplaced) reporter.replaced();
    else if (isRemoved) reporter.removed();
    else {
      kept.add(sourceRecordKey(sourceRecord));
      stageRow(row, options, file);
    }
  }
  for (const row of stated) {
    const sourceRecord = sourceRecordOfEarlier(row);
    if (sourceRecord === null || kept.has(sourceRecordKey(sourceRecord))) stageRow(row, options, file);
  }
  spills.earlier.drop(partition);
  spills.replaced.drop(partition);
};

/**
 * Stages the records of earlier imports that the new ones neither replace nor remove. The new ones must be staged already.
 */
export const stageEarlier = async (options: EarlierOptions): Promise<void> => {
  await readArchive(options);
  const file = options.reporter.startFile(options.archive.name);
  for (let partition = 0; partition < options.partitions; partition += 1) {
    stagePartition(partition, options, file);
    // Lets the process handle signals.
    await setImmediate();
  }
};
