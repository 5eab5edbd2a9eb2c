import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fromFailure } from './messages.ts';
import type { TaskAnswer } from './messages.ts';
import type { Recording } from './recorder.ts';
import type { TaskName, TaskOptions, TaskResult, ThreadSetup, Workbench } from './tasks.ts';

/** The result of a task, with what it reports. */
export interface Done<Name extends TaskName> {
  readonly result: TaskResult<Name>;
  readonly recording: Recording;
}

/** Runs tasks of an import. */
interface Doer {
  readonly underWay: number;
  do<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>>;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Memory for new objects. With the 48 that V8 takes by itself, more of them are copied before they are garbage. */
const YOUNG_GENERATION_MB = 96;

/** A thread that runs one task after the other. */
class ImportThread implements Doer {
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

  get underWay(): number {
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

/** Runs tasks on this thread; before each, the process can handle signals. */
const doHere = ({ tasks, take, forget }: Workbench): Doer => ({
  underWay: 0,
  async do(name, options) {
    await setImmediate();
    const task = tasks[name] as (options: unknown) => unknown;
    return { result: task(options), recording: take() } as Done<typeof name>;
  },
  end: async () => forget(),
});

/** The threads of an import, and the main one. */
export interface TaskPool {
  /** The number of threads that run tasks. */
  readonly threads: number;
  /** The number of tasks that are worth having under way. */
  readonly width: number;
  /**
   * The number of tasks that may be started before the result of the first one is needed: one partition takes as long as many
   * others, that of a source with a relation to every record.
   */
  readonly window: number;
  do<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>>;
  /** Runs a task on every thread, on the main one first. */
  all<Name extends TaskName>(name: Name, options: TaskOptions<Name>): Promise<Done<Name>[]>;
  end(): Promise<void>;
}

/** Tasks under way for each thread, so that none waits for the next one. */
const AHEAD = 2;
const RESULTS_AHEAD = 32;

/** Creates the threads of an import; without any, the main thread runs all tasks. */
export const createTaskPool = (
  main: Workbench,
  setups: readonly ThreadSetup[],
  workerUrl: URL | undefined,
): TaskPool => {
  const here = doHere(main);
  const threads =
    workerUrl === undefined ? [] : setups.map((setup): Doer => new ImportThread(workerUrl, setup));
  const doers = threads.length > 0 ? threads : [here];
  const waiting: ((doer: Doer) => Promise<void>)[] = [];
  const startNext = (): void => {
    const idlest = doers.reduce((a, b) => (b.underWay < a.underWay ? b : a), doers[0] ?? here);
    if (idlest.underWay < AHEAD) void waiting.shift()?.(idlest).finally(startNext);
  };
  return {
    threads: doers.length,
    width: threads.length > 0 ? threads.length * AHEAD : 1,
    window: threads.length > 0 ? threads.length * RESULTS_AHEAD : 1,
    do: (name, options) =>
      new Promise((resolve, reject) => {
        waiting.push((doer) => doer.do(name, options).then(resolve, reject));
        startNext();
      }),
    async all(name, options) {
      const first = await here.do(name, options);
      return [first, ...(await Promise.all(threads.map((thread) => thread.do(name, options))))];
    },
    async end() {
      await Promise.all([here, ...threads].map((doer) => doer.end()));
    },
  };
};

/** Yields the results of tasks in the order of the items, with up to `width` of them under way. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  width: number,
  start: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const started = start(item);
    // A failure is thrown where its result is awaited.
    started.catch(() => undefined);
    underWay.push(started);
    const next = underWay.length < width ? undefined : underWay.shift();
    if (next !== undefined) yield await next;
  }
  for (const next of underWay) yield await next;
}
