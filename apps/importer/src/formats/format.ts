import type { Kind } from '@open-discovery/model';
import type { SkipReason } from '../report/skip-reason.ts';

/** A record as read by a format, with the field names of version 3. */
export interface FoundRecord {
  readonly type: 'record';
  readonly kind: Kind;
  readonly record: unknown;
  /** The format that the record was mapped from, with the paths of the fields that have no place in the model. */
  readonly origin?: { readonly format: string; readonly leftOut: readonly string[] };
}

/** A relation between two records, named from source to target. */
interface FoundRelation {
  readonly type: 'relation';
  readonly relation: unknown;
  /** Part of a record's value, so it is not counted separately. */
  readonly embedded?: boolean;
}

/** A recognized value without anything to import. */
interface FoundNothing {
  readonly type: 'nothing';
  readonly reason: SkipReason;
  /** Also applies to the rest of the file, which need not be read. */
  readonly wholeFile?: boolean;
  /** The id in its source of a record that the source has deleted. */
  readonly removes?: string;
}

/** The facts that a value states about another record, used when nothing else describes it. */
interface FoundMention {
  readonly type: 'mention';
  readonly kind: Kind;
  readonly record: unknown;
}

export type Found = FoundRecord | FoundRelation | FoundNothing | FoundMention;

/**
 * Returns why there is nothing to import.
 * @example nothing(skipReason('empty-answer', { service: 'ROR' }))
 */
export const nothing = (reason: SkipReason): readonly Found[] => [{ type: 'nothing', reason }];

export interface Format {
  readonly name: string;
  /** Reports whether a value (a line, or an element of an array) is in this format, judged by its content. */
  readonly detects: (value: unknown) => boolean;
  readonly read: (value: unknown) => readonly Found[];
}

/** Returns a relation that a record states itself. */
export const relationTo = (source: string | null, name: string, target: string): Found => ({
  type: 'relation',
  embedded: true,
  relation: { source, target, relType: { name } },
});
