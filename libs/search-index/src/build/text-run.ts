import { SPAN_WORD } from '../analysis/span-list.ts';
import { surfaceOf } from '../analysis/term-of.ts';
import { OccurrenceLog } from './occurrence-log.ts';
import type { PackedLog } from './occurrence-log.ts';
import { PostingsEncoder } from './postings-encoder.ts';
import { RunWriter } from './run-file.ts';

/** The texts of some documents, cut into terms. */
export interface TextRun {
  log: OccurrenceLog;
  /** Per term, by its number, the word that it is written as most; '' where nobody writes it. */
  forms: readonly string[];
}

/** A run on its way to another thread. */
export interface PackedTextRun {
  log: PackedLog;
  forms: string;
}

/** Stands in no text; see `readTexts`. */
const SEPARATOR = '\u0000';

/** The log must not be used any more. */
export const packTextRun = ({ log, forms }: TextRun): PackedTextRun => ({
  log: log.pack(SEPARATOR),
  forms: forms.join(SEPARATOR),
});

export const unpackTextRun = ({ log, forms }: PackedTextRun): TextRun => ({
  log: OccurrenceLog.unpack(log, SEPARATOR),
  forms: forms.split(SEPARATOR),
});

/** Writes the run: per term its postings, see `PostingsEncoder`, labelled with the form to show. */
export const writeTextRun = (path: string, { log, forms }: TextRun): void => {
  const run = new RunWriter(path);
  const sorted = log.sorted();
  const encoder = new PostingsEncoder(log);
  for (let rank = 0; rank < sorted.terms.length; rank += 1) {
    const from = sorted.starts[rank] as number;
    const slice = sorted.occurrences.subarray(from, sorted.starts[rank + 1]);
    const documents = encoder.encode(slice);
    const term = sorted.terms[rank] as string;
    const form = forms[sorted.numbers[rank] as number] || term;
    const shown = form === term ? '' : surfaceOf(form, SPAN_WORD);
    run.write(term, documents, encoder.bytes.view(), shown === term ? '' : shown);
  }
  run.finish();
};
