import type { Kind } from '../kinds.ts';

/** A file that an import read: kept + merged + skipped = read. */
interface ImportedFile {
  readonly name: string;
  /** The format of its first record; null if none could be read. */
  readonly format: string | null;
  readonly read: number;
  readonly kept: number;
  /** Duplicates of other records. */
  readonly merged: number;
  readonly skipped: number;
  /** The reason why no record of the file is published; absent for other files, and in reports of earlier versions. */
  readonly problem?: SkipProblem;
}

/** The number of files and records of a harvested source, and of those that an import has published. */
export interface ImportedSource {
  readonly name: string;
  /** The source’s files; a source without files counts as one. */
  readonly files: number;
  /** Files of which something is published. */
  readonly publishedFiles: number;
  readonly read: number;
  readonly skipped: number;
}

/** The values of one field that records of one kind could not take as they were. */
interface ImportedField {
  readonly kind: Kind;
  readonly field: string;
  /** Values of which a part is kept. */
  readonly partly: number;
  /** Values of which nothing is kept. */
  readonly refused: number;
  /** Values of a field that the kind does not have. */
  readonly unknown: number;
  readonly example: string;
}

/** A reason for other languages: the id of the sentence in `SKIP_SENTENCES`, and its values. */
interface SkipProblem {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A reason for which records or files were skipped. */
interface ImportSkipReason {
  /** Reports of earlier versions have none. */
  readonly problem?: SkipProblem;
  /** In English. */
  readonly reason: string;
  readonly count: number;
}

/** The summary of an import. Its lists are bounded; the totals count everything. */
export interface ImportReport {
  /** Start of the import, ISO 8601. */
  readonly startedAt: string;
  /** Time until the index was written. */
  readonly durationMs: number;
  readonly inputs: {
    readonly total: number;
    readonly files: readonly ImportedFile[];
    /** Harvested sources; absent in reports of earlier versions. */
    readonly sources?: readonly ImportedSource[];
  };
  /** Records by kind, including those created from mentions. */
  readonly records: Readonly<Partial<Record<Kind, number>>>;
  /** Records created from mentions in others. */
  readonly derived: Readonly<Partial<Record<Kind, number>>>;
  readonly skipped: {
    readonly total: number;
    readonly reasons: readonly ImportSkipReason[];
  };
  readonly fields: { readonly total: number; readonly shown: readonly ImportedField[] };
  readonly links: {
    /** Relations, counted in one direction. */
    readonly kept: number;
    /** Relations to records that are neither here nor named. */
    readonly unresolved: number;
  };
}

/** The import of the records that are searched; the report is null if the index has none. */
export interface PublishedImport {
  readonly generation: string | null;
  readonly report: ImportReport | null;
}
