import { SPAN_WORD } from '../analysis/span-list.ts';
import { surfaceOf } from '../analysis/term-of.ts';
import type { Occurrences } from './occurrence-log.ts';
import { PostingsEncoder } from './postings-encoder.ts';
import { RunWriter } from './run-file.ts';
import { sortOccurrences } from './sort-occurrences.ts';

/** The tokenized texts of some documents. */
export interface TextRun {
  occurrences: Occurrences;
  /** The most frequent spelling of each term by its number; '' for none, and for the term itself. */
  forms: readonly string[];
}

/** A run for transfer to another thread: texts are joined, which is copied quickly; the lists are transferred. */
export interface PackedTextRun {
  words: string;
  forms: string;
  lists: Omit<Occurrences, 'words'>;
}

/** Occurs in no text; see `readTexts`. */
const SEPARATOR = '\u0000';

const split = (joined: string): string[] => (joined === '' ? [] : joined.split(SEPARATOR));

/** Packs a run. It must not be used after its lists have been transferred. */
export const packTextRun = ({ occurrences: { words, ...lists }, forms }: TextRun): PackedTextRun => ({
  words: words.join(SEPARATOR),
  forms: forms.join(SEPARATOR),
  lists,
});

export const unpackTextRun = ({ words, forms, lists }: PackedTextRun): TextRun => ({
  occurrences: { words: split(words), ...lists },
  forms: forms.split(SEPARATOR),
});

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
