import type { HarvestCounts } from '../store/harvest-state.ts';
import type { RecordMark } from '../store/record-mark.ts';
import type { RecordIndex } from './record-index.ts';

export interface Indexes {
  /** The records before the run. */
  readonly before: RecordIndex;
  /** The records of the run's log; the same as `before` in a run of changes. */
  readonly now: RecordIndex;
}

type Outcome = 'new' | 'changed' | 'unchanged' | 'gone';

/** Compares a record with what was known before. */
const outcomeOf = ({ fingerprint, isDeleted }: RecordMark, known: string | null): Outcome => {
  if (isDeleted) return known === null ? 'unchanged' : 'gone';
  if (known === null) return 'new';
  return known === fingerprint ? 'unchanged' : 'changed';
};

/** Counts the records of an answer, and adds them to the index of the run. */
export const countMarks = (
  counts: HarvestCounts,
  marks: readonly RecordMark[],
  { before, now }: Indexes,
): HarvestCounts => {
  const next = { ...counts, records: counts.records + marks.length };
  const isFull = before !== now;
  for (const mark of marks) {
    // A run of all records knows only at its end which are gone, and counts a record on several pages once.
    const isCounted = !isFull || (!mark.isDeleted && now.get(mark.key) === undefined);
    if (isCounted) next[outcomeOf(mark, before.get(mark.key) ?? null)] += 1;
    now.add(mark);
  }
  return next;
};
