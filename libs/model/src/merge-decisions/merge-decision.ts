import type { z } from 'zod';
import type { PageHeader, Stored } from '../admin-tool/admin-tool.ts';
import type { RecordKind } from '../record-kinds.ts';
import type { ComparedFact, LikelyReason } from './words.ts';
import type { mergeDecisionFieldsSchema, newMergeDecisionSchema } from './schemas.ts';

type Fields = z.output<typeof mergeDecisionFieldsSchema>;

/**
 * A request to decide about records of one kind: those with the verdict `same` are all one, and with `different`, none of
 * `records` is one of `others`. The next import follows it.
 */
export type NewMergeDecision = z.input<typeof newMergeDecisionSchema>;

/** A record of a decision: the current one that has the id, or that was made of the record with the id. */
export interface DecidedRecord {
  readonly id: string;
  /** `null` if the current records lack it. */
  readonly current: { readonly id: string; readonly kind: RecordKind; readonly title: string } | null;
}

/** A decision about records, as administrators see it. */
export type MergeDecision = Stored &
  Pick<Fields, 'verdict' | 'note' | 'decidedBy' | 'decidedAt'> & {
    /** The name of the user; `null` if it is unknown. */
    readonly decidedByName: string | null;
    readonly records: readonly DecidedRecord[];
    readonly others: readonly DecidedRecord[];
    /** True if the records that are searched follow the decision; otherwise the next import will. */
    readonly isApplied: boolean;
  };

/** A page of decisions, the latest first. */
export interface MergeDecisionPage {
  readonly header: PageHeader;
  readonly results: readonly MergeDecision[];
}

/** A record of a pair that people decide about, by the id that the import compared. */
export interface ComparedRecord {
  readonly id: string;
  /** `null` if the current records lack it. */
  readonly current:
    | (NonNullable<DecidedRecord['current']> & {
        /** The facts that the record has, with their values. */
        readonly facts: readonly { readonly name: ComparedFact; readonly values: readonly string[] }[];
      })
    | null;
}

/** Two records of which an import was not sure whether they are the same. */
export interface LikelyDuplicate {
  /** The reason why the import did not merge them. */
  readonly reason: LikelyReason;
  readonly record: ComparedRecord;
  readonly other: ComparedRecord;
}

/** A page of pairs that nobody has decided about, the most likely first. */
export interface LikelyDuplicatePage {
  readonly header: PageHeader;
  readonly results: readonly LikelyDuplicate[];
}

/** A record of a kind that imports merge. */
export interface MergeableRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly title: string;
  /** The names of the data sources that it comes from. */
  readonly sources: readonly string[];
  /** The records that it was made of; empty unless it was merged. */
  readonly parts: readonly {
    readonly id: string;
    readonly sources: readonly string[];
    /** Its address at its source; `null` if that is unknown. */
    readonly url: string | null;
  }[];
}
