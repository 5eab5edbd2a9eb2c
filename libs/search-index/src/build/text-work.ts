import { mergeText } from './merge-text.ts';
import type { MergedText, TextMergeOptions } from './merge-text.ts';
import { writeTextRun } from './text-run.ts';
import type { TextRun } from './text-run.ts';

/** Who writes the runs of texts, and merges them in the end. */
export interface TextWork {
  /** Takes a run, which is the work's own from then on. */
  write: (path: string, run: TextRun) => void;
  /** Whether `catchUp` should be awaited before more is read: each run that waits is held in memory. */
  readonly isBehind: boolean;
  catchUp: () => Promise<void>;
  /** Merges what has been written. */
  merge: (options: TextMergeOptions) => Promise<MergedText>;
  /** Gives up what is under way; the folder is left alone from then on. */
  end: () => Promise<void>;
}

/** By the thread that calls. */
export const textWorkHere: TextWork = {
  write: writeTextRun,
  isBehind: false,
  catchUp: () => Promise.resolve(),
  merge: async (options) => mergeText(options),
  end: () => Promise.resolve(),
};
