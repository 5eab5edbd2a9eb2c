import { SPAN_WORD } from '../analysis/span-list.ts';
import { surfaceOf } from '../analysis/term-of.ts';
import { OccurrenceLog } from './occurrence-log.ts';
import type { PackedLog } from './occurrence-log.ts';
import { PostingsEncoder } from './postings-encoder.ts';
import { RunWriter } from './run-file.ts';

/** The tokenized texts of some documents. */
export interface TextRun {
  log: OccurrenceLog;
  /** The most frequent spelling of each term by its number; '' for none. */
  forms: readonly string[];
}

/** A run prepared for transfer to another thread. */
export interface PackedTextRun {
  log: PackedLog;
  forms: string;
}

/** Occurs in no text; see `readTexts`. */
const SEPARATOR = '\u0000';

/** Packs a run; its log must not be used afterwards. */
export const packTextRun = ({ log, forms }: TextRun): PackedTextRun => ({
  log: log.pack(SEPARATOR),
  forms: forms.join(SEPARATOR),
});

export const unpackTextRun = ({ log, forms }: PackedTextRun): TextRun => ({
  log: OccurrenceLog.unpack(log, SEPARATOR),
  forms: forms.split(SEPARATOR),
});

/** Writes the run: the postings of each term, see `PostingsEncoder`, labeled with the spelling to show. */
export const writeTextRun = (path: string, { log, forms }: TextRun): void => {
  const run = new RunWriter(path);
  const sorted = log.sorted();
  const encoder = new PostingsEncoder(sorted);
  for (let rank = 0; rank < sorted.terms.length; rank += 1) {
    const documents = encoder.encode(rank);
    const term = sorted.terms[rank] as string;
    const form = forms[sorted.numbers[rank] as number] || term;
    const shown = form === term ? '' : surfaceOf(form, SPAN_WORD);
    run.write(term, documents, encoder.bytes.view(), shown === term ? '' : shown);
  }
  run.finish();
};
