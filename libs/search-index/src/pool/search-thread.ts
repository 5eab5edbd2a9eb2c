import { Worker } from 'node:worker_threads';
import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import type { FromThread, ThreadStart, ToThread } from './messages.ts';
import type { Answer, Request } from './request.ts';

/** So much longer than its limit a question may take, to notice the limit by itself; then its thread is ended. */
const GRACE_MS = 2000;

/** What a query leaves behind is nearly all in typed arrays; with more room they would be given back later. */
const YOUNG_GENERATION_MB = 8;

/** A question on its way, and who waits for the answer. */
interface Asked {
  ticket: number;
  /** Ends the thread. */
  overdue: NodeJS.Timeout;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** One thread of the pool, seen from outside: asks it one question at a time. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #cancelledTicket: Int32Array;
  readonly #graceMs: number;
  #asked: Asked | null = null;
  #tickets = 0;
  /** Who waits for a generation to be opened; answered in order. */
  readonly #opening: ((error: Error | null) => void)[] = [];
  /** Set when the thread has ended by itself. */
  #failure: Error | null = null;

  constructor(workerUrl: URL, { graceMs = GRACE_MS }: { graceMs?: number } = {}) {
    this.#graceMs = graceMs;
    const cancelled = new SharedArrayBuffer(4);
    this.#cancelledTicket = new Int32Array(cancelled);
    const workerData: ThreadStart = { cancelled };
    this.#worker = new Worker(workerUrl, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new IndexError('damaged', 'A search thread has ended.')));
  }

  get isBusy(): boolean {
    return this.#asked !== null || this.#opening.length > 0;
  }

  get hasEnded(): boolean {
    return this.#failure !== null;
  }

  /** Opens a generation, and closes the one before; a question under way is answered first. */
  use(loaded: LoadedGeneration): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) reject(this.#failure);
      this.#opening.push((error) => (error === null ? resolve() : reject(error)));
      this.#send({ kind: 'use', loaded });
    });
  }

  /** To be called while the thread is idle. A thread that does not come back in time is ended. */
  ask(request: Request, timeLimitMs: number): Promise<Answer> {
    this.#tickets += 1;
    const ticket = this.#tickets;
    return new Promise((resolve, reject) => {
      const overdue = setTimeout(() => this.#end(), timeLimitMs + this.#graceMs);
      this.#asked = { ticket, overdue, resolve, reject };
      this.#send({ kind: 'ask', ticket, request, timeLimitMs });
    });
  }

  /** The thread gives the current question up at its next check; it then fails as `cancelled`. */
  cancel(): void {
    if (this.#asked !== null) Atomics.store(this.#cancelledTicket, 0, this.#asked.ticket);
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
