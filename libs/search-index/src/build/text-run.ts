import { SPAN_WORD } from '../analysis/span-list.ts';
import { surfaceOf } from '../analysis/term-of.ts';
import type { Occurrences } from './occurrence-log.ts';
import { PostingsEncoder } from './postings-encoder.ts';
import { RunWriter } from './run-file.ts';
import { sortOccurrences } from './sort-occurrences.ts';

/** The tokenized texts of some documents. */
export interface TextRun {
  occurrences: Occurrences;
  /** The spelling to show of each term by its number; '' for none, and for the term itself. */
  forms: readonly string[];
}

/** Writes the run: the postings of each term, see `PostingsEncoder`, labeled with the spelling to show. */
export const writeTextRun = (path: string, { occurrences, forms }: TextRun): void => {
  const run = new RunWriter(path);
  const sorted = sortOccurrences(occurrences);
  const encoder = new PostingsEncoder(sorted);
  for (let rank = 0; rank < sorted.numbers.length; rank += 1) {
    const documents = encoder.encode(rank);
    const number = sorted.numbers[rank] as number;
    const term = occurrences.words[number] as string;
    const form = forms[number] ?? '';
    const shown = form === '' ? '' : surfaceOf(form, SPAN_WORD);
    run.write(term, documents, encoder.bytes.view(), shown === term ? '' : shown);
  }
  run.finish();
};
