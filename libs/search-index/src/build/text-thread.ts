import { RequestThread } from '../pool/request-thread.ts';
import type { MergedText, TextMergeOptions } from './merge-text.ts';
import type { TextRun } from './text-run.ts';
import type { TextWork } from './text-work.ts';

/** Requests to the thread, processed in order. */
export type TextRequest =
  { kind: 'write'; path: string; run: TextRun } | { kind: 'merge'; options: TextMergeOptions };

/** The merged texts; `null` for a written run. A failure that is not an `IndexError` ends the thread as an uncaught error. */
export type TextAnswer = MergedText | null;

/** Writes and merges text runs in a worker thread while the calling thread reads documents and merges the rest. */
export class TextThread extends RequestThread<TextRequest, TextAnswer> implements TextWork {
  /** Runs that are not written yet. */
  readonly #runs: Promise<TextAnswer>[] = [];

  constructor(workerUrl: URL) {
    super(workerUrl, {
      endError: () => new Error('The thread that works on texts ended without an answer.'),
    });
  }

  get backlog(): Promise<unknown> | null {
    return this.#runs.length > 1 ? (this.#runs[0] ?? null) : null;
  }

  write(path: string, run: TextRun): void {
    const { terms, documents, places } = run.occurrences;
    const lists = [terms.buffer, documents.buffer, places.buffer];
    const written = this.send({ kind: 'write', path, run }, lists);
    this.#runs.push(written);
    // The failure is reported where the run is awaited.
    written.then(
      () => this.#runs.shift(),
      () => undefined,
    );
  }

  async merge(options: TextMergeOptions): Promise<MergedText> {
    // Sent right away: the calling thread may be too busy to do so when the last run has been written.
    const merged = this.send({ kind: 'merge', options });
    const [text] = await Promise.all([merged, ...this.#runs]);
    if (text === null) throw new Error('The thread answered a merge without its result.');
    return text;
  }
}
