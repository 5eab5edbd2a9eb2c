import type { Kind } from '@open-discovery/model';
import { exampleText } from '../report/count-fields.ts';
import type { ReadReporter, Reporter } from '../report/report.ts';

const COUNTED = ['read', 'kept', 'merged', 'repaired'] as const;

type FileCounts = Record<(typeof COUNTED)[number], number>;
type RecordCounts = Partial<Record<Kind, number>>;

/** The calls of a thread's reporter, for the report of the import. */
export interface Recording {
  readonly files: Map<number, FileCounts>;
  readonly records: Record<'stated' | 'derived', RecordCounts>;
  relations: number;
  unresolved: number;
  readonly formats: Parameters<ReadReporter['format']>[];
  readonly skipped: Parameters<ReadReporter['skipped']>[];
  readonly fields: Parameters<ReadReporter['field']>[];
  readonly leftOut: Parameters<ReadReporter['leftOut']>[];
  readonly contradicted: Parameters<ReadReporter['contradicted']>[];
}

const start = (): Recording => ({
  files: new Map(),
  records: { stated: {}, derived: {} },
  relations: 0,
  unresolved: 0,
  formats: [],
  skipped: [],
  fields: [],
  leftOut: [],
  contradicted: [],
});

/** A reporter that records until `take` returns the recording. */
export interface Recorder extends ReadReporter {
  take(): Recording;
}

export const createRecorder = (): Recorder => {
  let open = start();
  const count = (file: number, name: keyof FileCounts, by = 1): void => {
    const counts = open.files.get(file) ?? { read: 0, kept: 0, merged: 0, repaired: 0 };
    counts[name] += by;
    open.files.set(file, counts);
  };
  return {
    read: (file, by) => count(file, 'read', by),
    kept: (file, by) => count(file, 'kept', by),
    merged: (file, by) => count(file, 'merged', by),
    repaired: (file, by) => count(file, 'repaired', by),
    format: (...args) => void open.formats.push(args),
    skipped: (...args) => void open.skipped.push(args),
    field: ({ kind, record: { id } }, finding, place) =>
      void open.fields.push([
        { kind, record: { id } },
        { ...finding, value: exampleText(finding.value) },
        place,
      ]),
    leftOut: (...args) => void open.leftOut.push(args),
    contradicted: (...args) => void open.contradicted.push(args),
    record(kind, isDerived, by = 1) {
      const counts = open.records[isDerived ? 'derived' : 'stated'];
      counts[kind] = (counts[kind] ?? 0) + by;
    },
    relation(by = 1) {
      open.relations += by;
    },
    unresolved(by = 1) {
      open.unresolved += by;
    },
    replaced: () => undefined,
    removed: () => undefined,
    take() {
      const taken = open;
      open = start();
      return taken;
    },
  };
};

const reportRecords = (reporter: Reporter, counts: RecordCounts, isDerived: boolean): void => {
  for (const [kind, by] of Object.entries(counts) as [Kind, number][]) reporter.record(kind, isDerived, by);
};

/** Adds a recording to the report of the import. */
export const report = (reporter: Reporter, recording: Recording): void => {
  for (const [file, counts] of recording.files)
    for (const name of COUNTED) if (counts[name] > 0) reporter[name](file, counts[name]);
  reportRecords(reporter, recording.records.stated, false);
  reportRecords(reporter, recording.records.derived, true);
  reporter.relation(recording.relations);
  reporter.unresolved(recording.unresolved);
  for (const args of recording.formats) reporter.format(...args);
  for (const args of recording.skipped) reporter.skipped(...args);
  for (const args of recording.fields) reporter.field(...args);
  for (const args of recording.leftOut) reporter.leftOut(...args);
  for (const args of recording.contradicted) reporter.contradicted(...args);
};
