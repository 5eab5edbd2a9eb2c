import { recordHash } from './record-hash.ts';
import type { LastLook } from './saved-items.ts';

/** The current results of a search. */
export interface FoundNow {
  readonly total: number;
  readonly searchedAt: string;
  readonly isComplete: boolean;
  readonly records: readonly (readonly [id: string, content: string])[];
}

/** The results added since the last look. */
export interface NewSince {
  readonly count: number;
  /** Ids of the new records, as far as they are known. */
  readonly ids: readonly string[];
}

/** Returns the summary of a search's results to store as its last look. */
export const lookAt = ({ total, searchedAt, records }: FoundNow): LastLook => ({
  at: searchedAt,
  total,
  marks: records.map(([id]) => recordHash(id)),
});

/**
 * Returns the results that are new since a look: by record where both looks covered all results, otherwise by
 * the difference of the totals.
 * @example newSince({ at, total: 1, marks: ['0a1b2c'] }, found) // { count: 2, ids: ['…', '…'] }
 */
export const newSince = (look: LastLook, found: FoundNow): NewSince => {
  if (!found.isComplete || look.marks.length < look.total)
    return { count: Math.max(0, found.total - look.total), ids: [] };
  const seen = new Set(look.marks);
  const ids = found.records.map(([id]) => id).filter((id) => !seen.has(recordHash(id)));
  return { count: ids.length, ids };
};
