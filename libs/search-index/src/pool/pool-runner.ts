import type { LoadedGeneration } from '../generation/load-generation.ts';
import { IndexError } from '../index-error.ts';
import type { CallOptions, OpenOptions } from '../index-types.ts';
import type { Answer, Request, RequestKind } from './request.ts';
import type { Runner } from './runner.ts';
import { SearchThread } from './search-thread.ts';

/** A queued or running request. */
interface Job {
  request: Request;
  /** By the clock of `performance.now`. */
  deadlineMs: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Ends the wait in the queue. */
  overdue: NodeJS.Timeout;
  /** The thread that runs it; `null` before and after. */
  thread: SearchThread | null;
}

export type PoolOptions = Required<Omit<OpenOptions, 'folder'>>;

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const overdue = (): IndexError =>
  new IndexError('busy', 'The query waited for a thread for as long as it may take.');

const canceled = (): IndexError => new IndexError('canceled', 'The query was canceled.');

/** The pause before another attempt to start a thread, for which memory or descriptors were missing. */
const START_AGAIN_MS = 1000;

/**
 * Answers requests in worker threads, first come, first served. A thread that crashes is replaced, as soon as another one can be
 * started; its request fails.
 */
export class PoolRunner implements Runner {
  readonly #options: PoolOptions;
  #loaded: LoadedGeneration;
  /** The generation that each thread has open. */
  readonly #threads = new Map<SearchThread, LoadedGeneration>();
  readonly #queue: Job[] = [];
  /** Threads that open their first generation. */
  #starting = 0;
  #isClosed = false;

  private constructor(options: PoolOptions, loaded: LoadedGeneration) {
    this.#options = options;
    this.#loaded = loaded;
  }

  static async start(options: PoolOptions, loaded: LoadedGeneration): Promise<PoolRunner> {
    const pool = new PoolRunner(options, loaded);
    try {
      await Promise.all(Array.from({ length: options.workers }, () => pool.#addThread()));
    } catch (error) {
      await pool.close();
      throw error;
    }
    return pool;
  }

  run<Kind extends RequestKind>(
    request: Request<Kind>,
    { signal, timeLimitMs = this.#options.timeLimitMs }: CallOptions,
  ): Promise<Answer<Kind>> {
    if (this.#isClosed || signal?.aborted === true) return Promise.reject(canceled());
    const limitMs = Math.min(timeLimitMs, this.#options.timeLimitMs);
    let abort = (): void => undefined;
    const answer = new Promise<Answer<Kind>>((resolve, reject) => {
      // The thread answers each request according to its kind, so the kinds match.
      const job: Job = {
        request,
        deadlineMs: performance.now() + limitMs,
        overdue: setTimeout(() => this.#leave(job, overdue()), limitMs),
        resolve: (found) => resolve(found as Answer<Kind>),
        reject,
        thread: null,
      };
      abort = () => this.#cancel(job);
      signal?.addEventListener('abort', abort);
      this.#queue.push(job);
      this.#next();
    });
    // One request to the server makes many searches with one signal.
    return answer.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Busy threads switch after their current request; see `#work`. */
  async use(loaded: LoadedGeneration): Promise<void> {
    const before = this.#loaded;
    this.#loaded = loaded;
    const idle = [...this.#threads.keys()].filter((thread) => !thread.isBusy);
    try {
      await Promise.all(idle.map((thread) => this.#changeOver(thread)));
    } catch (error) {
      this.#loaded = before;
      // Those that had switched already: a thread with another generation gets no requests.
      await Promise.all(idle.map((thread) => this.#keepUsable(thread)));
      throw error;
    } finally {
      this.#next();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#queue]) this.#leave(job, canceled());
    const threads = [...this.#threads.keys()];
    this.#threads.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }

  async #addThread(): Promise<void> {
    const thread = new SearchThread(this.#options.workerUrl, { onEnd: () => this.#replace(thread) });
    this.#starting += 1;
    try {
      await this.#changeOver(thread);
    } catch (error) {
      await thread.end();
      throw error;
    } finally {
      this.#starting -= 1;
    }
    if (this.#isClosed && this.#threads.delete(thread)) await thread.end();
  }

  /** Replaces a thread that has ended; one that was never of use has nothing to replace. */
  #replace(thread: SearchThread): void {
    if (this.#threads.delete(thread)) void this.#restore();
  }

  /** Starts a missing thread, now or later. Without any thread, requests fail with the next failed attempt. */
  async #restore(): Promise<void> {
    if (this.#isClosed || this.#threads.size + this.#starting >= this.#options.workers) return;
    try {
      await this.#addThread();
      this.#next();
    } catch (error) {
      if (this.#threads.size === 0) for (const job of [...this.#queue]) this.#leave(job, toError(error));
      setTimeout(() => void this.#restore(), START_AGAIN_MS).unref();
    }
  }

  async #changeOver(thread: SearchThread): Promise<void> {
    // A newer generation may arrive while one is being opened.
    while (this.#threads.get(thread) !== this.#loaded) {
      const loaded = this.#loaded;
      await thread.use(loaded);
      this.#threads.set(thread, loaded);
    }
  }

  #cancel(job: Job): void {
    if (job.thread === null) this.#leave(job, canceled());
    else job.thread.cancel();
  }

  /** Takes a job out of the queue. */
  #leave(job: Job, reason: Error): void {
    const at = this.#queue.indexOf(job);
    if (at < 0) return;
    this.#queue.splice(at, 1);
    clearTimeout(job.overdue);
    job.reject(reason);
  }

  /** Assigns queued requests to idle threads with the current generation. */
  #next(): void {
    for (const [thread, loaded] of this.#threads) {
      if (thread.isBusy || thread.hasEnded || loaded !== this.#loaded) continue;
      const job = this.#queue.shift();
      if (job === undefined) return;
      void this.#work(thread, job);
    }
  }

  async #work(thread: SearchThread, job: Job): Promise<void> {
    job.thread = thread;
    clearTimeout(job.overdue);
    try {
      job.resolve(await thread.ask(job.request, Math.max(0, job.deadlineMs - performance.now())));
    } catch (error) {
      job.reject(toError(error));
    }
    job.thread = null;
    if (this.#isClosed) return;
    await this.#keepUsable(thread);
    this.#next();
  }

  /** Switches a thread to the current generation, or ends it if it cannot open that. */
  async #keepUsable(thread: SearchThread): Promise<void> {
    await this.#changeOver(thread).catch(() => thread.end());
  }
}
