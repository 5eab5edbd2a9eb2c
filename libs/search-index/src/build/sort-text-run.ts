import { compareSortTexts } from './compare-sort-texts.ts';
import { RunWriter } from './run-file.ts';

/** Collects a sort text of documents and writes it as runs in collation order. */
export class SortTextRun {
  #entries: { text: string; document: number }[] = [];

  add(text: string, document: number): void {
    this.#entries.push({ text, document });
  }

  /** Writes and clears everything added since the last call; documents with equal texts stay in order. */
  writeRun(path: string): void {
    const run = new RunWriter(path);
    const sorted = this.#entries.sort((a, b) => compareSortTexts(a.text, b.text));
    for (const { text, document } of sorted) run.write(text, document);
    run.finish();
    this.#entries = [];
  }
}
