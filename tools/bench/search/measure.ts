import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How long the searches of one class take. */
export interface Timing {
  p50Ms: number;
  p95Ms: number;
  /** How many searches were run. */
  asked: number;
  /** How many documents they match together, to compare engines by. */
  matches: number;
}

/** Cost of building an index. */
export interface BuildResult {
  buildSeconds: number;
  buildMegabytes: number;
  diskMegabytes: number;
}

/** Cost of searching it. */
export interface QueryResult {
  openMs: number;
  queryMegabytes: number;
  classes: Record<string, Timing>;
}

/** Results of one engine. */
export interface EngineResult extends BuildResult, QueryResult {
  engine: string;
}

/** An engine that takes part; building and asking happen in processes of their own, so that memory is told apart. */
export interface Engine {
  name: string;
  build: (folder: string, records: number) => Promise<BuildResult>;
  query: (folder: string) => Promise<QueryResult>;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median and 95th percentile per class. */
export const timings = (
  runs: readonly (readonly [name: string, ms: number, matches: number])[],
): Record<string, Timing> =>
  Object.fromEntries(
    [...new Set(runs.map(([name]) => name))].map((name) => {
      const own = runs.filter((run) => run[0] === name);
      const ms = own.map((run) => run[1]).sort((a, b) => a - b);
      const matches = own.reduce((sum, run) => sum + run[2], 0);
      return [name, { p50Ms: at(ms, 0.5), p95Ms: at(ms, 0.95), asked: own.length, matches }];
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

/**
 * Ms from any start: by the wall, or of processor time if `BENCH_CLOCK` is `cpu`, for a machine that is busy with
 * other things.
 */
const nowMs = (): number => {
  if (process.env['BENCH_CLOCK'] !== 'cpu') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Hands out what a generator makes up, and says how long that took. */
export class TimedSource<T> {
  readonly #source: Iterator<T>;
  ms = 0;

  constructor(source: Iterator<T>) {
    this.#source = source;
  }

  *[Symbol.iterator](): Generator<T> {
    for (;;) {
      const begin = nowMs();
      const next = this.#source.next();
      this.ms += nowMs() - begin;
      if (next.done === true) return;
      yield next.value;
    }
  }
}

/** Runs something and says how long it took. */
export const timed = async <T>(run: () => T | Promise<T>): Promise<[result: T, ms: number]> => {
  const begin = nowMs();
  const result = await run();
  return [result, nowMs() - begin];
};
