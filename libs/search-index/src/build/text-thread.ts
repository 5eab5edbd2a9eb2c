import { Worker } from 'node:worker_threads';
import { IndexError } from '../index-error.ts';
import type { IndexErrorReason } from '../index-error.ts';
import type { MergedText, TextMergeOptions } from './merge-text.ts';
import { packTextRun } from './text-run.ts';
import type { PackedTextRun, TextRun } from './text-run.ts';
import type { TextWork } from './text-work.ts';

/** Requests to the thread, processed in order. */
export type TextRequest =
  { kind: 'write'; path: string; run: PackedTextRun } | { kind: 'merge'; options: TextMergeOptions };

/**
 * Responses in the same order. A failure that is not an `IndexError` ends the thread as an uncaught error.
 */
export type TextAnswer =
  | { kind: 'written' }
  | { kind: 'merged'; text: MergedText }
  | { kind: 'failure'; reason: IndexErrorReason; message: string };

interface Waiting {
  resolve: (answer: TextAnswer) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes and merges text runs in a worker thread while the calling thread reads documents and merges the
 * rest.
 */
export class TextThread implements TextWork {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  /** Runs that are not written yet. */
  readonly #runs: Promise<TextAnswer>[] = [];
  #failure: Error | null = null;

  constructor(workerUrl: URL) {
    this.#worker = new Worker(workerUrl);
    this.#worker.on('message', (answer: TextAnswer) => this.#take(answer));
    this.#worker.once('error', (error: Error) => this.#fail(error));
    this.#worker.once('exit', () =>
      this.#fail(new Error('The thread that works on texts ended without an answer.')),
    );
  }

  get backlog(): Promise<unknown> | null {
    return this.#runs.length > 1 ? (this.#runs[0] ?? null) : null;
  }

  write(path: string, run: TextRun): void {
    const packed = packTextRun(run);
    const { terms, documents, places } = packed.lists;
    const written = this.#ask({ kind: 'write', path, run: packed }, [terms, documents, places]);
    this.#runs.push(written);
    // The failure is reported where the run is awaited.
    written.then(
      () => this.#runs.shift(),
      () => undefined,
    );
  }

  async merge(options: TextMergeOptions): Promise<MergedText> {
    // Sent right away: the calling thread may be too busy to do so when the last run has been written.
    const merged = this.#ask({ kind: 'merge', options });
    const answers = await Promise.all([...this.#runs, merged]);
    const answer = answers.at(-1);
    if (answer?.kind !== 'merged') throw new Error(`The thread answered "${answer?.kind}" to a merge.`);
    return answer.text;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(request: TextRequest, handedOver: readonly Uint32Array<ArrayBuffer>[] = []): Promise<TextAnswer> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    this.#worker.postMessage(
      request,
      handedOver.map(({ buffer }) => buffer),
    );
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #take(answer: TextAnswer): void {
    const asked = this.#waiting.shift();
    if (answer.kind === 'failure') asked?.reject(new IndexError(answer.reason, answer.message));
    else asked?.resolve(answer);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
