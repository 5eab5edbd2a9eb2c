import { Worker } from 'node:worker_threads';
import type { Transferable, WorkerOptions } from 'node:worker_threads';
import { IndexError } from '../index-error.ts';
import type { IndexErrorReason } from '../index-error.ts';

/** The message that answers a request. An error sent between threads would lose its class, so its fields are sent instead. */
export type ThreadAnswer<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failure'; reason: IndexErrorReason | null; message: string; word?: string | undefined };

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface RequestThreadOptions extends WorkerOptions {
  /** Creates the error of the requests that the thread leaves unanswered. */
  endError: () => Error;
  /** Called once, when the thread has ended, for whatever reason. */
  onEnd?: (() => void) | undefined;
}

/**
 * A worker thread that answers each request with one message, in the order of the requests. When it fails or ends, all pending
 * and later requests fail.
 */
export class RequestThread<Request, Answer> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Answer>[] = [];
  #failure: Error | null = null;

  constructor(workerUrl: URL, { endError, onEnd, ...options }: RequestThreadOptions) {
    this.#worker = new Worker(workerUrl, options);
    this.#worker.on('message', (message: ThreadAnswer<Answer>) => this.#take(message));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => {
      this.#fail(endError());
      onEnd?.();
    });
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  get hasEnded(): boolean {
    return this.#failure !== null;
  }

  send(request: Request, transferred: readonly Transferable[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) throw this.#failure;
      this.#worker.postMessage(request, transferred);
      this.#waiting.push({ resolve, reject });
    });
  }

  /** Terminates the thread; pending requests fail with the error. */
  async end(error?: Error): Promise<void> {
    if (error !== undefined) this.#fail(error);
    await this.#worker.terminate();
  }

  #take(message: ThreadAnswer<Answer>): void {
    const asked = this.#waiting.shift();
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else if (message.reason === null) asked?.reject(new Error(message.message));
    else asked?.reject(new IndexError(message.reason, message.message, { word: message.word }));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
