import { mergeText } from './merge-text.ts';
import type { MergedText, TextMergeOptions } from './merge-text.ts';
import { writeTextRun } from './text-run.ts';
import type { TextRun } from './text-run.ts';

/** Writes the runs of texts and finally merges them. */
export interface TextWork {
  /** Takes ownership of a run and writes it. */
  write: (path: string, run: TextRun) => void;
  /** The promise to await before reading on, because pending runs are held in memory; `null` while there are few. */
  readonly backlog: Promise<unknown> | null;
  merge: (options: TextMergeOptions) => Promise<MergedText>;
  /** Aborts the work and releases the folder. */
  end: () => Promise<void>;
}

/** Does the work in the calling thread. */
export const textWorkHere: TextWork = {
  write: writeTextRun,
  backlog: null,
  merge: async (options) => mergeText(options),
  end: () => Promise.resolve(),
};
