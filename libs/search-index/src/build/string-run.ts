import { IndexError } from '../index-error.ts';
import { RunWriter } from './run-file.ts';
import { sortKeys } from './sort-keys.ts';

/** Collects one text per document and writes sorted runs: ids, sort texts. */
export class StringRun {
  #entries: { text: string; document: number }[] = [];

  add(text: string, document: number): void {
    this.#entries.push({ text, document });
  }

  /** Writes a run in UTF-8 byte order; a duplicate text is an error. */
  writeUnique(path: string): void {
    const documents = new Map(this.#entries.map(({ text, document }) => [text, document]));
    if (documents.size < this.#entries.length) throw this.#repetition();
    const run = new RunWriter(path);
    for (const text of sortKeys([...documents.keys()])) run.write(text, documents.get(text) ?? 0);
    run.finish();
    this.#entries = [];
  }

  #repetition(): IndexError {
    const seen = new Set<string>();
    const repeated = this.#entries.find(({ text }) => seen.size === seen.add(text).size);
    return new IndexError('document', `The id "${repeated?.text ?? ''}" comes more than once.`);
  }

  /** Writes a run in collation order. */
  writeCollated(path: string, compare: (left: string, right: string) => number): void {
    const run = new RunWriter(path);
    const sorted = this.#entries.sort((a, b) => compare(a.text, b.text) || a.document - b.document);
    for (const { text, document } of sorted) run.write(text, document);
    run.finish();
    this.#entries = [];
  }
}
