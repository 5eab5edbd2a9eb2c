import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Kind } from '@open-discovery/model';
import type { FieldFinding } from '../clean/compare-fields.ts';
import { createContradictionCount } from './count-contradictions.ts';
import type { Contradiction, ContradictionReport } from './count-contradictions.ts';
import { createFieldCounts } from './count-fields.ts';
import type { FieldOwner, FieldReport } from './count-fields.ts';
import { createLeftOutCounts } from './count-left-out.ts';
import type { LeftOutReport } from './count-left-out.ts';
import { createReasonCounts } from './count-reasons.ts';
import type { ReasonCount } from './count-reasons.ts';
import { reasonText } from './skip-reason.ts';
import type { SkipReason } from './skip-reason.ts';

/** A file and a line number; on a line with several records, also the position among them. */
export interface SourceLocation {
  readonly file: number;
  readonly line: number;
  /** Starts at 1. */
  readonly position?: number;
}

/** The outcome for the records and relations of one file: kept + merged + skipped = read. */
export interface FileReport {
  readonly name: string;
  /** The format of its first record; null if none could be read. */
  format: string | null;
  read: number;
  kept: number;
  /** Duplicates of another line, under the same id or identifier. */
  merged: number;
  skipped: number;
  /** Lines in which invalid UTF-8 was replaced. */
  repaired: number;
  /** The first reason for which something of it was skipped. */
  firstProblem: SkipReason | null;
}

interface Skipped {
  readonly file: string;
  readonly line: number;
  readonly position?: number;
  readonly reason: string;
}

export interface Report {
  readonly files: readonly FileReport[];
  /** Records created from mentions in others. */
  readonly derived: Readonly<Partial<Record<Kind, number>>>;
  /** Records by kind, including derived ones. */
  readonly records: Readonly<Partial<Record<Kind, number>>>;
  /** Relations, counted in one direction. */
  readonly relations: number;
  /** Relations in records whose target is unknown and unnamed. */
  readonly unresolved: number;
  /** Records of earlier imports for which this one has others. */
  readonly replaced: number;
  /** Records of earlier imports that this one removed. */
  readonly removed: number;
  readonly shown: readonly Skipped[];
  readonly skipped: number;
  /** Skipped records by reason, without details of single records. Most records first. */
  readonly reasons: readonly ReasonCount[];
  /** Most values first. */
  readonly fields: readonly FieldReport[];
  /** Most records first. */
  readonly leftOut: readonly LeftOutReport[];
  readonly contradictions: ContradictionReport;
}

/** The methods of a reporter that reading, merging and linking call. */
export interface ReadReporter {
  /** Names the format of a file; only the first one counts. */
  format(file: number, name: string): void;
  read(file: number, count?: number): void;
  kept(file: number, count?: number): void;
  merged(file: number, count?: number): void;
  repaired(file: number, count?: number): void;
  skipped(place: SourceLocation, reason: SkipReason): void;
  /** Counts a field that a record could not take as it is. */
  field(item: FieldOwner, finding: FieldFinding, place: SourceLocation): void;
  /** Counts fields of one source record that the model has no place for. */
  leftOut(
    origin: { readonly format: string; readonly leftOut: readonly string[] },
    place: SourceLocation,
  ): void;
  /** Counts a record whose title contradicts that of another one under its id. */
  contradicted(found: Contradiction, place: SourceLocation): void;
  record(kind: Kind, isDerived: boolean, count?: number): void;
  relation(count?: number): void;
  unresolved(count?: number): void;
  replaced(): void;
  removed(): void;
}

export interface Reporter extends ReadReporter {
  startFile(name: string): number;
  /** Returns the number of records so far. */
  counts(): Pick<Report, 'records' | 'derived'>;
  /** Returns the totals so far. */
  soFar(): Report;
  /** Flushes the list of skipped lines and fields and returns the totals. */
  finish(): Promise<Report>;
}

const SHOWN_SKIPPED = 20;
/** Skipped records of a file that are listed. A small gzip file may have billions, whose list would fill the disk. */
export const LISTED_MAX = 100_000;

const countUp = (counts: Partial<Record<Kind, number>>, kind: Kind, count: number): void => {
  counts[kind] = (counts[kind] ?? 0) + count;
};

const newFile = (name: string): FileReport => ({
  name,
  format: null,
  read: 0,
  kept: 0,
  merged: 0,
  skipped: 0,
  repaired: 0,
  firstProblem: null,
});

const fileCounts = (files: FileReport[], fileAt: (index: number) => FileReport) =>
  ({
    startFile: (name: string) => files.push(newFile(name)) - 1,
    format(file: number, name: string) {
      fileAt(file).format ??= name;
    },
    read(file: number, count = 1) {
      fileAt(file).read += count;
    },
    kept(file: number, count = 1) {
      fileAt(file).kept += count;
    },
    merged(file: number, count = 1) {
      fileAt(file).merged += count;
    },
    repaired(file: number, count = 1) {
      fileAt(file).repaired += count;
    },
  }) satisfies Partial<Reporter>;

/** Returns how many skipped records of each file are not listed. */
const unlistedOf = (files: readonly FileReport[]) =>
  files
    .filter(({ skipped }) => skipped > LISTED_MAX)
    .map(({ name, skipped }) => ({ file: name, unlisted: skipped - LISTED_MAX }));

type Totals = Record<'relations' | 'unresolved' | 'skipped' | 'replaced' | 'removed', number>;

/** Creates the counts of all files together. */
const totalCounts = (totals: Totals) =>
  ({
    relation(count = 1) {
      totals.relations += count;
    },
    unresolved(count = 1) {
      totals.unresolved += count;
    },
    replaced() {
      totals.replaced += 1;
    },
    removed() {
      totals.removed += 1;
    },
  }) satisfies Partial<Reporter>;

/**
 * Creates a report. The list of skipped lines goes to `listFile`, one JSON object per line, followed by one for each file with
 * more than {@link LISTED_MAX} of them, and for each field that could not be taken as it is.
 */
export const createReporter = (listFile: string): Reporter => {
  mkdirSync(path.dirname(listFile), { recursive: true });
  const list = createWriteStream(listFile);
  const ended = finished(list);
  // An error, such as a full disk, is thrown by `finish`.
  ended.catch(() => undefined);
  const files: FileReport[] = [];
  const shown: Skipped[] = [];
  const derived: Partial<Record<Kind, number>> = {};
  const records: Partial<Record<Kind, number>> = {};
  const fields = createFieldCounts();
  const leftOut = createLeftOutCounts();
  const reasons = createReasonCounts();
  const contradictions = createContradictionCount();
  const totals: Totals = { relations: 0, unresolved: 0, skipped: 0, replaced: 0, removed: 0 };
  const fileAt = (index: number): FileReport => files[index] ?? newFile('');
  const lineOf = ({ file, line }: SourceLocation) => ({ file: fileAt(file).name, line });
  const soFar = (): Report => ({
    files,
    shown,
    derived,
    records,
    reasons: reasons.all(),
    fields: fields.all(),
    leftOut: leftOut.all(),
    contradictions: contradictions.all(),
    ...totals,
  });
  return {
    ...fileCounts(files, fileAt),
    ...totalCounts(totals),
    skipped({ file, ...place }, reason) {
      const entry = { file: fileAt(file).name, ...place, reason: reasonText(reason) };
      fileAt(file).skipped += 1;
      fileAt(file).firstProblem ??= reason;
      totals.skipped += 1;
      reasons.add(reason);
      if (shown.length < SHOWN_SKIPPED) shown.push(entry);
      if (fileAt(file).skipped <= LISTED_MAX) list.write(`${JSON.stringify(entry)}\n`);
    },
    field: (item, finding, place) => fields.add(item, finding, lineOf(place)),
    leftOut: (origin, place) => leftOut.add(origin.format, origin.leftOut, lineOf(place)),
    contradicted(found, place) {
      contradictions.add(found, lineOf(place));
      list.write(`${JSON.stringify({ ...lineOf(place), contradiction: found })}\n`);
    },
    record(kind, isDerived, count = 1) {
      countUp(records, kind, count);
      if (isDerived) countUp(derived, kind, count);
    },
    counts: () => ({ records, derived }),
    soFar,
    async finish() {
      for (const field of [...unlistedOf(files), ...fields.all(), ...leftOut.all()])
        list.write(`${JSON.stringify(field)}\n`);
      list.end();
      await ended;
      return soFar();
    },
  };
};
