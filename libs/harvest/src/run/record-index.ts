import type { AnswerLog } from '../store/answer-log.ts';
import { readMarks } from '../store/answer-log.ts';
import type { RecordMark } from '../store/record-mark.ts';

/** The latest mark of each record of a log. */
export interface RecordIndex {
  /** The fingerprint of a record; `null` if it is deleted, `undefined` if it is unknown. */
  get(key: string): string | null | undefined;
  add(mark: RecordMark): void;
  /** The number of records, deleted ones included. */
  known(): number;
  /** The number of records that are not deleted. */
  alive(): number;
  /** Counts the records that are not deleted here and are missing or deleted in another index. */
  missingFrom(other: RecordIndex): number;
}

const createRecordIndex = (): RecordIndex => {
  const fingerprints = new Map<string, string | null>();
  let alive = 0;
  return {
    get: (key) => fingerprints.get(key),
    add({ key, fingerprint, isDeleted }) {
      const before = fingerprints.get(key) ?? null;
      if (before !== null) alive -= 1;
      if (!isDeleted) alive += 1;
      fingerprints.set(key, isDeleted ? null : fingerprint);
    },
    known: () => fingerprints.size,
    alive: () => alive,
    missingFrom: (other) => {
      let count = 0;
      for (const [key, fingerprint] of fingerprints)
        if (fingerprint !== null && (other.get(key) ?? null) === null) count += 1;
      return count;
    },
  };
};

/** Reads the index of a log; one without records for `null`. */
export const readRecordIndex = async (folder: string, log: AnswerLog | null): Promise<RecordIndex> => {
  const index = createRecordIndex();
  if (log !== null) for await (const mark of readMarks(folder, log)) index.add(mark);
  return index;
};
