import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fromFailure } from './messages.ts';
import type { TaskAnswer } from './messages.ts';
import type { Recording } from './recorder.ts';
import type { TaskName, TaskOptions, TaskResult, ThreadSetup, ThreadTasks } from './tasks.ts';

export interface Done<Name extends TaskName> {
  readonly result: TaskResult<Name>;
  readonly recording: Recording;
}

interface TaskRunner {
  readonly running: number;
  do<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>>;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** V8's default of 48 MB copies more objects before they become garbage. */
const YOUNG_GENERATION_MB = 96;

/** A thread that runs one task after the other. */
class ImportThread implements TaskRunner {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: Error | null = null;

  constructor(url: URL, setup: ThreadSetup) {
    this.#worker = new Worker(url, {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    this.#worker.on('message', (answer: TaskAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.once('error', (error: Error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('A thread of the import ended without an answer.')));
  }

  get running(): number {
    return this.#waiting.length;
  }

  async do<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>> {
    if (this.#failure !== null) throw this.#failure;
    this.#worker.postMessage({ name, options });
    const answer = await new Promise<TaskAnswer>((resolve, reject) =>
      this.#waiting.push({ resolve, reject }),
    );
    if ('failure' in answer) throw fromFailure(answer.failure);
    return answer as Done<Name>;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}

/** Runs tasks on the main thread; between them, the process handles signals. */
const createMainRunner = ({ tasks, take, forget }: ThreadTasks): TaskRunner => ({
  running: 0,
  async do(name, options) {
    await setImmediate();
    const task = tasks[name] as (options: unknown) => unknown;
    return { result: task(options), recording: take() } as Done<typeof name>;
  },
  end: async () => forget(),
});

/** The threads of an import, and the main one. */
export interface TaskPool {
  readonly threads: number;
  /** The number of tasks to have started at a time. */
  readonly width: number;
  /**
   * The number of tasks to start before the result of the first one is awaited. It is large, because one partition can take as
   * long as many others: that of a source with a relation to every record.
   */
  readonly window: number;
  do<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>>;
  /** Runs a task on every thread, on the main one first. */
  all<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>[]>;
  end(): Promise<void>;
}

/** Started tasks per thread, so that no thread waits for its next one. */
const AHEAD = 2;
const RESULTS_AHEAD = 32;

/** Creates the threads of an import; without any, the main thread runs all tasks. */
export const createTaskPool = (
  main: ThreadTasks,
  setups: readonly ThreadSetup[],
  workerUrl: URL | undefined,
): TaskPool => {
  const here = createMainRunner(main);
  const threads =
    workerUrl === undefined ? [] : setups.map((setup): TaskRunner => new ImportThread(workerUrl, setup));
  const runners = threads.length > 0 ? threads : [here];
  const waiting: ((runner: TaskRunner) => Promise<void>)[] = [];
  const startNext = (): void => {
    const idlest = runners.reduce((a, b) => (b.running < a.running ? b : a), runners[0] ?? here);
    if (idlest.running < AHEAD) void waiting.shift()?.(idlest).finally(startNext);
  };
  return {
    threads: runners.length,
    width: threads.length > 0 ? threads.length * AHEAD : 1,
    window: threads.length > 0 ? threads.length * RESULTS_AHEAD : 1,
    do: (name, options) =>
      new Promise((resolve, reject) => {
        waiting.push((runner) => runner.do(name, options).then(resolve, reject));
        startNext();
      }),
    async all(name, options) {
      const first = await here.do(name, options);
      return [first, ...(await Promise.all(threads.map((thread) => thread.do(name, options))))];
    },
    async end() {
      await Promise.all([here, ...threads].map((runner) => runner.end()));
    },
  };
};

/** Yields the results of tasks in the order of the items, with up to `width` of them running. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  width: number,
  start: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const started = start(item);
    // A failure is thrown where its result is awaited.
    started.catch(() => undefined);
    running.push(started);
    const next = running.length < width ? undefined : running.shift();
    if (next !== undefined) yield await next;
  }
  for (const next of running) yield await next;
}
