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

/** Answers requests in worker threads, first come, first served. A thread that crashes is replaced; its request fails. */
export class PoolRunner implements Runner {
  readonly #options: PoolOptions;
  #loaded: LoadedGeneration;
  /** The generation that each thread has open. */
  readonly #threads = new Map<SearchThread, LoadedGeneration>();
  readonly #queue: Job[] = [];
  #isClosed = false;

  private constructor(options: PoolOptions, loaded: LoadedGeneration) {
    this.#options = options;
    this.#loaded = loaded;
  }

  static async start(options: PoolOptions, loaded: LoadedGeneration): Promise<PoolRunner> {
    const pool = new PoolRunner(options, loaded);
    await Promise.all(Array.from({ length: options.workers }, () => pool.#addThread()));
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

  #addThread(): Promise<void> {
    return this.#changeOver(new SearchThread(this.#options.workerUrl));
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
      if (thread.isBusy || loaded !== this.#loaded) continue;
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
    try {
      await this.#keepUsable(thread);
    } catch (error) {
      this.#threads.delete(thread);
      if (this.#threads.size === 0) for (const left of [...this.#queue]) this.#leave(left, toError(error));
    }
    this.#next();
  }

  /** Replaces a crashed thread, once, or switches it to a newer generation. */
  async #keepUsable(thread: SearchThread): Promise<void> {
    if (!thread.hasEnded) await this.#changeOver(thread);
    else if (this.#threads.delete(thread)) await this.#addThread();
  }
}
