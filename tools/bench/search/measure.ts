import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The elapsed time and the processor time of a task. Other work on the machine affects the processor time least. */
export interface Cost {
  wallMs: number;
  /** NaN if another process does the work. */
  cpuMs: number;
}

/** One search of a class. */
export interface Run extends Cost {
  name: string;
  matches: number;
}

/** The times of the searches of one class. */
export interface Timing {
  p50Ms: number;
  p95Ms: number;
  cpuP50Ms: number | null;
  /** The number of searches in one round. */
  searches: number;
  /** The total number of documents that they match, by which the engines’ results are compared. */
  matches: number;
}

/** Cost of building an index. */
export interface BuildResult {
  buildSeconds: number;
  buildCpuSeconds: number | null;
  buildMegabytes: number;
  diskMegabytes: number;
}

/** Cost of searching it. */
export interface QueryResult {
  openMs: number;
  queryMegabytes: number;
  classes: Record<string, Timing>;
}

export interface EngineResult extends BuildResult, QueryResult {
  engine: string;
}

/** A benchmarked engine; it builds and searches in separate processes, so that their memory is measured separately. */
export interface Engine {
  name: string;
  build: (folder: string, records: number) => Promise<BuildResult>;
  query: (folder: string) => Promise<QueryResult>;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The number of times that each engine runs all searches before they are measured. */
export const WARM_UP_ROUNDS = 5;

/** The number of times that all searches are measured. */
export const ROUNDS = 5;

/** Median and 95th percentile per class; every search has been run in each of the rounds. */
export const timings = (runs: readonly Run[], rounds = 1): Record<string, Timing> =>
  Object.fromEntries(
    [...new Set(runs.map(({ name }) => name))].map((name) => {
      const own = runs.filter((run) => run.name === name);
      const wall = ascending(own.map(({ wallMs }) => wallMs));
      const cpu = ascending(own.map(({ cpuMs }) => cpuMs));
      const matches = own.reduce((sum, run) => sum + run.matches, 0) / rounds;
      const p50 = { p50Ms: at(wall, 0.5), p95Ms: at(wall, 0.95), cpuP50Ms: at(cpu, 0.5) };
      return [name, { ...p50, searches: own.length / rounds, matches }];
    }),
  );

/** All files of a folder and of those in it, in MB. */
export const folderMegabytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const status = statSync(path.join(folder, name));
    return sum + (status.isFile() ? status.size / 1e6 : 0);
  }, 0);

/** The thread of a build that sorts and merges texts: bundled beside the program. */
export const buildWorkerUrl = new URL('./build-worker.mjs', import.meta.url);

/** The most memory that this process has held, in MB. */
export const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1000;

/** The processor time of this process, in ms. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const costSince = (wall: number, cpu: number): Cost => ({
  wallMs: performance.now() - wall,
  cpuMs: cpuNow() - cpu,
});

/** Hands out what a generator makes up, and says how long that took. */
export class TimedSource<T> {
  readonly #source: Iterator<T>;
  readonly cost: Cost = { wallMs: 0, cpuMs: 0 };

  constructor(source: Iterator<T>) {
    this.#source = source;
  }

  *[Symbol.iterator](): Generator<T> {
    for (;;) {
      const [wall, cpu] = [performance.now(), cpuNow()];
      const next = this.#source.next();
      const { wallMs, cpuMs } = costSince(wall, cpu);
      this.cost.wallMs += wallMs;
      this.cost.cpuMs += cpuMs;
      if (next.done === true) return;
      yield next.value;
    }
  }
}

/** Runs something and says how long it took. */
export const timed = async <T>(run: () => T | Promise<T>): Promise<[result: T, cost: Cost]> => {
  const [wall, cpu] = [performance.now(), cpuNow()];
  const result = await run();
  return [result, costSince(wall, cpu)];
};

/** The time of a build without that of making its documents up. */
export const buildSeconds = (
  total: Cost,
  madeUp: Cost,
): Pick<BuildResult, 'buildSeconds' | 'buildCpuSeconds'> => ({
  buildSeconds: (total.wallMs - madeUp.wallMs) / 1000,
  buildCpuSeconds: (total.cpuMs - madeUp.cpuMs) / 1000,
});
