import { recordMark } from './record-mark.ts';
import type { LastLook } from './saved-things.ts';

/** What a search finds now. */
export interface FoundNow {
  readonly total: number;
  readonly searchedAt: string;
  readonly isComplete: boolean;
  readonly records: readonly (readonly [id: string, content: string])[];
}

/** What came since the last look. */
export interface NewSince {
  readonly count: number;
  /** Ids of the new ones, as far as they can be told. */
  readonly ids: readonly string[];
}

/** What to remember of a look at a search. */
export const lookAt = ({ total, searchedAt, records }: FoundNow): LastLook => ({
  at: searchedAt,
  total,
  marks: records.map(([id]) => recordMark(id)),
});

/**
 * What is new since a look: by the records where both times all of them were known, else by how many there are.
 * @example newSince({ at, total: 1, marks: ['0a1b2c'] }, found) // { count: 2, ids: ['…', '…'] }
 */
export const newSince = (look: LastLook, found: FoundNow): NewSince => {
  if (!found.isComplete || look.marks.length < look.total)
    return { count: Math.max(0, found.total - look.total), ids: [] };
  const seen = new Set(look.marks);
  const ids = found.records.map(([id]) => id).filter((id) => !seen.has(recordMark(id)));
  return { count: ids.length, ids };
};
