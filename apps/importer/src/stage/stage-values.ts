import { cleanRecord } from '../clean/clean-record.ts';
import type { Found, FoundRecord } from '../formats/format.ts';
import { formatOf, readValue } from '../formats/read-value.ts';
import { readLink } from '../graph/read-link.ts';
import type { FoundValue } from '../input/read-values.ts';
import type { ReadReporter, SourceLocation } from '../report/report.ts';
import { sourceRecordOf } from './source-record.ts';
import type { SourceRecord } from './source-record.ts';
import type { Stager } from './stager.ts';

/** The changes that an import makes to records of earlier imports. */
export interface Changes {
  /** Replaces the earlier records of the same id and sources. */
  replace(record: SourceRecord): void;
  /** Removes the record with this id in its source. */
  remove(sourceId: string): void;
}

export interface ValueOptions {
  readonly stager: Stager;
  readonly reporter: ReadReporter;
  /** `null` if there are no earlier records. */
  readonly changes: Changes | null;
}

/** Stages a relation, or reports why it is unusable; `by` is the record that states it, if it is part of one. */
const stageLink = (
  { stager, reporter }: ValueOptions,
  relation: unknown,
  from: { readonly place: SourceLocation } | { readonly by: SourceRecord | null },
): void => {
  const read = readLink(relation);
  if ('link' in read && 'place' in from) stager.link({ ...read.link, place: from.place, isListed: true });
  else if ('link' in read) stager.link('by' in from && from.by ? { ...read.link, by: from.by } : read.link);
  else if ('place' in from) reporter.skipped(from.place, read.problem);
  else reporter.unresolved();
};

/** Stages a record; returns `null` if it is unusable. */
const stageRecord = (
  { stager, reporter, changes }: ValueOptions,
  { kind, record, origin }: FoundRecord,
  place: SourceLocation,
): SourceRecord | null => {
  const cleaned = cleanRecord(kind, record);
  if ('problem' in cleaned) {
    reporter.skipped(place, cleaned.problem);
    return null;
  }
  for (const finding of cleaned.findings) reporter.field(cleaned.item, finding, place);
  if (origin) reporter.leftOut(origin, place);
  const sourceRecord = sourceRecordOf(cleaned.item);
  changes?.replace(sourceRecord);
  stager.record(cleaned.item, place);
  return sourceRecord;
};

/** Stages the results of a value. What belongs to a record of the same value is not counted separately. */
const stageFound = (options: ValueOptions, found: readonly Found[], place: SourceLocation): void => {
  const { stager, reporter, changes } = options;
  let by: SourceRecord | null = null;
  for (const one of found) {
    if (one.type === 'mention') {
      const cleaned = cleanRecord(one.kind, one.record);
      if ('item' in cleaned) stager.mention(cleaned.item, by);
      continue;
    }
    if (one.type === 'relation' && one.embedded) {
      stageLink(options, one.relation, { by });
      continue;
    }
    reporter.read(place.file);
    if (one.type === 'record') by = stageRecord(options, one, place);
    else if (one.type === 'relation') stageLink(options, one.relation, { place });
    else if (one.removes === undefined || changes === null) reporter.skipped(place, one.reason);
    else {
      changes.remove(one.removes);
      reporter.kept(place.file);
    }
  }
};

/** Creates a function that stages a value of a file; it returns true if the rest of the file need not be read. */
export const createValueStager = (options: ValueOptions): ((found: FoundValue, file: number) => boolean) => {
  const { reporter } = options;
  const named = new Set<number>();
  return (found, file) => {
    const { line, position } = found;
    const place: SourceLocation = { file, line, ...(position === undefined ? {} : { position }) };
    if ('problem' in found) {
      reporter.read(file);
      reporter.skipped(place, found.problem);
      return false;
    }
    if (found.isRepaired) reporter.repaired(file);
    if (!named.has(file)) {
      const format = formatOf(found.value);
      if (format !== null) reporter.format(file, format);
      if (format !== null) named.add(file);
    }
    const items = readValue(found.value);
    stageFound(options, items, place);
    return items.some((item) => item.type === 'nothing' && item.wholeFile === true);
  };
};
