import type { Kind } from '@open-discovery/model';

/** A record as its format gives it, its fields already under version 3's names. */
export interface FoundRecord {
  readonly type: 'record';
  readonly kind: Kind;
  readonly record: unknown;
}

/** A relation between two records, named as it reads from source to target. */
interface FoundRelation {
  readonly type: 'relation';
  readonly relation: unknown;
  /** Part of a record's value, so not counted by itself. */
  readonly embedded?: boolean;
}

/** Something that is understood and is nothing to import. */
interface FoundNothing {
  readonly type: 'nothing';
  readonly reason: string;
  /** The same holds for everything else in the file, which need not be read. */
  readonly wholeFile?: boolean;
}

/** The little that a value says of another record, in case nothing says more. */
interface FoundMention {
  readonly type: 'mention';
  readonly kind: Kind;
  readonly record: unknown;
}

export type Found = FoundRecord | FoundRelation | FoundNothing | FoundMention;

/** One way in which records are written down. */
export interface Format {
  readonly name: string;
  /** Whether a value (a line, an element of an array) is of this format, judged by what it contains. */
  readonly detects: (value: unknown) => boolean;
  readonly read: (value: unknown) => readonly Found[];
}
