import { Worker } from 'node:worker_threads';
import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';
import type { Answer, Request } from './request.ts';

/** Time that a request may exceed its limit to stop by itself, before its thread is terminated. */
const GRACE_MS = 2000;

/** Garbage of queries is mostly typed arrays; a larger young generation would free them later. */
const YOUNG_GENERATION_MB = 8;

/** A pending request and its caller. */
interface Asked {
  ticket: number;
  /** Terminates the thread. */
  overdue: NodeJS.Timeout;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A worker thread of the pool, which processes one request at a time. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #canceledTicket: Int32Array;
  readonly #graceMs: number;
  #asked: Asked | null = null;
  #tickets = 0;
  /** Callers waiting for a generation to be opened, in order. */
  readonly #opening: ((error: Error | null) => void)[] = [];
  /** Set when the thread has crashed. */
  #failure: Error | null = null;

  constructor(workerUrl: URL, { graceMs = GRACE_MS }: { graceMs?: number } = {}) {
    this.#graceMs = graceMs;
    const canceled = new SharedArrayBuffer(4);
    this.#canceledTicket = new Int32Array(canceled);
    const workerData: ThreadStart = { canceled };
    this.#worker = new Worker(workerUrl, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () =>
      this.#fail(new IndexError('busy', 'A search thread has ended; another one replaces it.')),
    );
  }

  get isBusy(): boolean {
    return this.#asked !== null || this.#opening.length > 0;
  }

  get hasEnded(): boolean {
    return this.#failure !== null;
  }

  /** Opens a generation and closes the previous one, after the current request. */
  use(loaded: LoadedGeneration): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) reject(this.#failure);
      this.#opening.push((error) => (error === null ? resolve() : reject(error)));
      this.#send({ kind: 'use', loaded });
    });
  }

  /** Sends a request; the thread must be idle. Terminates the thread when it exceeds the time limit. */
  ask(request: Request, timeLimitMs: number): Promise<Answer> {
    this.#tickets += 1;
    const ticket = this.#tickets;
    return new Promise((resolve, reject) => {
      const overdue = setTimeout(() => this.#end(), timeLimitMs + this.#graceMs);
      this.#asked = { ticket, overdue, resolve, reject };
      this.#send({ kind: 'ask', ticket, request, timeLimitMs });
    });
  }

  /** Cancels the current request at its next check; it fails with `canceled`. */
  cancel(): void {
    if (this.#asked !== null) Atomics.store(this.#canceledTicket, 0, this.#asked.ticket);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(): void {
    this.#fail(new IndexError('timeout', 'The query did not end in time; neither did its thread.'));
    void this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    if (message.kind === 'ready' || message.kind === 'unusable') {
      this.#opening.shift()?.(message.kind === 'ready' ? null : new IndexError('damaged', message.message));
      return;
    }
    const asked = this.#asked;
    if (asked === null || asked.ticket !== message.ticket) return;
    this.#asked = null;
    clearTimeout(asked.overdue);
    if (message.kind === 'answer') asked.resolve(message.answer);
    else
      asked.reject(
        message.reason === null
          ? new Error(message.message)
          : new IndexError(message.reason, message.message),
      );
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    const asked = this.#asked;
    this.#asked = null;
    clearTimeout(asked?.overdue);
    asked?.reject(error);
    for (const opened of this.#opening.splice(0)) opened(error);
  }
}
