import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import { RequestThread } from './request-thread.ts';
import type { Answer, Request } from './request.ts';

/**
 * Messages from the pool to a thread. The answer to `use` is `null`; if the generation cannot be opened, the previous one, if
 * any, stays open.
 */
export type ToThread =
  | { kind: 'use'; loaded: LoadedGeneration }
  | { kind: 'ask'; ticket: number; request: Request; timeLimitMs: number };

/** Data that a thread is started with. */
export interface ThreadStart {
  /** One int32: the ticket of the canceled request. Written by the pool, read by the thread. */
  canceled: SharedArrayBuffer;
}

/** Time that a request may exceed its limit to stop by itself, before its thread is terminated. */
const GRACE_MS = 2000;

/** Garbage of queries is mostly typed arrays; a larger young generation would free them later. */
const YOUNG_GENERATION_MB = 8;

interface SearchThreadOptions {
  graceMs?: number;
  onEnd?: () => void;
}

/** A worker thread of the pool, which processes one request at a time. */
export class SearchThread extends RequestThread<ToThread, Answer> {
  readonly #canceledTicket: Int32Array;
  readonly #graceMs: number;
  /** The number of the current request, or of the last one. */
  #ticket = 0;

  constructor(workerUrl: URL, { graceMs = GRACE_MS, onEnd }: SearchThreadOptions = {}) {
    const canceled = new SharedArrayBuffer(4);
    super(workerUrl, {
      workerData: { canceled } satisfies ThreadStart,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      endError: () => new IndexError('busy', 'A search thread has ended; another one replaces it.'),
      onEnd,
    });
    this.#canceledTicket = new Int32Array(canceled);
    this.#graceMs = graceMs;
  }

  /** Opens a generation and closes the previous one, after the current request. */
  async use(loaded: LoadedGeneration): Promise<void> {
    await this.send({ kind: 'use', loaded });
  }

  /** Sends a request; the thread must be idle. Terminates the thread when it exceeds the time limit. */
  async ask(request: Request, timeLimitMs: number): Promise<Answer> {
    this.#ticket += 1;
    const overdue = setTimeout(() => void this.end(notInTime()), timeLimitMs + this.#graceMs);
    try {
      return await this.send({ kind: 'ask', ticket: this.#ticket, request, timeLimitMs });
    } finally {
      clearTimeout(overdue);
    }
  }

  /** Cancels the current request at its next check; it fails with `canceled`. */
  cancel(): void {
    Atomics.store(this.#canceledTicket, 0, this.#ticket);
  }
}

const notInTime = (): IndexError =>
  new IndexError('timeout', 'The query did not end in time; neither did its thread.');
