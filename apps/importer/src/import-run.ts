import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ClusterTarget } from './cluster.ts';
import type { Input } from './input/find-inputs.ts';
import type { TableReader } from './input/tables/read-rows.ts';
import { NO_CORRECTIONS } from './merge/corrections.ts';
import type { Corrections } from './merge/corrections.ts';
import type { Progress } from './progress.ts';
import type { Removals } from './removals.ts';
import { createReporter } from './report/report.ts';
import type { Reporter } from './report/report.ts';
import { partitionsFor } from './stage/partitions-for.ts';
import { report as reportRecording } from './threads/recorder.ts';
import { createTaskPool, inOrder } from './threads/task-pool.ts';
import type { TaskPool } from './threads/task-pool.ts';
import { createThreadTasks } from './threads/tasks.ts';
import type {
  PartitionTask,
  TaskName,
  TaskOptions,
  TaskResult,
  ThreadSetup,
  ThreadTasks,
} from './threads/tasks.ts';

export interface ImportOptions {
  readonly inputs: readonly Input[];
  /** The archive of the records that stay unless the inputs replace them; by default the inputs replace all records. */
  readonly earlier?: Input | null;
  /** The earlier records to remove. */
  readonly removals?: Removals | null;
  /**
   * Contains the index, the report's list, the archive of records and, during the import, the staged rows.
   */
  readonly dataDir: string;
  readonly progress: Progress;
  readonly now: Date;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
  /** The decisions of people about which records are the same. */
  readonly corrections?: Corrections;
  /** Reads tables; without it they are skipped. */
  readonly tables?: TableReader;
  /** Takes the records instead of the folder of the index. */
  readonly cluster?: ClusterTarget | null;
  /** See `BuildOptions` of search-index. */
  readonly buildWorkerUrl?: URL;
  /** The program of the import's threads; without it, one thread does everything. */
  readonly workerUrl?: URL;
}

/** The complete list of skipped lines and of fields that records could not take, in the data folder. */
export const REPORT_FILE = 'import-report.jsonl';

/** The size of the content from which threads are worth their start. */
const MANY_BYTES = 32 * 1024 * 1024;
const MOST_THREADS = 8;

/** An import while it runs. */
export interface Run extends ImportOptions {
  /** By the clock of the import. */
  readonly startedMs: number;
  /** Contains the intermediate files. */
  readonly folder: string;
  readonly partitions: number;
  readonly reporter: Reporter;
  readonly main: ThreadTasks;
  readonly pool: TaskPool;
  readonly writers: number;
}

/** Runs a task for each partition on the threads, with up to `window` results ahead; yields the results in order. */
export async function* eachPartition<Name extends PartitionTask>(
  { partitions, pool, reporter }: Run,
  name: Name,
  window = pool.window,
): AsyncGenerator<TaskResult<Name>> {
  const numbers = Array.from({ length: partitions }, (_, partition) => partition);
  for await (const { result, recording } of inOrder(numbers, window, (partition) =>
    pool.do(name, { partition }),
  )) {
    reportRecording(reporter, recording);
    yield result;
  }
}

/** Runs a task on every thread; returns the results. */
export const everywhere = async <Name extends TaskName>(
  { pool, reporter }: Run,
  name: Name,
  options: TaskOptions<Name>,
): Promise<TaskResult<Name>[]> => {
  const done = await pool.all(name, options);
  for (const { recording } of done) reportRecording(reporter, recording);
  return done.map(({ result }) => result);
};

/**
 * Runs a task for each partition on the threads and passes on the results in order; afterwards every thread can read
 * what the task has written.
 */
export const forEachPartition = async <Name extends PartitionTask>(
  run: Run,
  name: Name,
  take?: (result: TaskResult<Name>) => void,
): Promise<void> => {
  for await (const result of eachPartition(run, name)) {
    take?.(result);
    run.progress.step();
  }
  await everywhere(run, 'flush', undefined);
};

/** Returns the number of threads besides the main one. */
const threadsFor = ({ inputs, earlier }: ImportOptions): number => {
  const all = earlier ? [earlier, ...inputs] : inputs;
  const bytes = all.reduce((sum, input) => sum + (input.bytes ?? MANY_BYTES) * input.expansion, 0);
  return bytes < MANY_BYTES ? 0 : Math.min(availableParallelism(), MOST_THREADS);
};

/** Starts an import: its files in a separate folder, its report and its threads. */
export const startRun = (options: ImportOptions, folder: string): Run => {
  const { inputs, earlier, workerUrl, now, corrections = NO_CORRECTIONS } = options;
  const partitions = partitionsFor(earlier ? [earlier, ...inputs] : inputs);
  const threads = workerUrl === undefined ? 0 : threadsFor(options);
  const setupOf = (writer: number): ThreadSetup => ({
    folder,
    partitions,
    writer,
    writers: threads + 1,
    hasEarlier: Boolean(earlier),
    corrections,
    today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
  });
  const others = Array.from({ length: threads }, (_, thread) => setupOf(thread + 1));
  const main = createThreadTasks(setupOf(0));
  return {
    ...options,
    startedMs: options.clock(),
    folder,
    partitions,
    reporter: createReporter(path.join(folder, REPORT_FILE)),
    main,
    pool: createTaskPool(main, others, workerUrl),
    writers: threads + 1,
  };
};
