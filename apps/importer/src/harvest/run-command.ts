import path from 'node:path';
import { countSource, HarvestError, readSources, runSources } from '@open-discovery/harvest';
import type { RunOutcome, Source, Surroundings } from '@open-discovery/harvest';
import type { ClusterTarget } from '../cluster.ts';
import { printReport } from '../print-report.ts';
import type { ProgressOptions } from '../progress.ts';
import { createProgress } from '../progress.ts';
import { REPORT_FILE } from '../import-run.ts';
import { describeCount, describeOutcome, describeSources } from './describe-sources.ts';
import type { RunWish } from './harvest-command-line.ts';
import { lockHarvest } from './harvest-lock.ts';
import { createHarvestProgress } from './harvest-progress.ts';
import { importHarvested } from './import-harvested.ts';

/** The environment of a run: folders, settings, output and time. */
export interface HarvestProgram {
  readonly dataDir: string;
  readonly cluster: ClusterTarget | null;
  /** The programs of threads, see `ImportOptions`. */
  readonly workerUrl?: URL;
  readonly buildWorkerUrl?: URL;
  readonly display: ProgressOptions;
  readonly print: (text: string) => void;
  readonly surroundings: (note: (text: string) => void) => Surroundings;
}

const chosen = async (dataDir: string, names: readonly string[]): Promise<Source[]> => {
  const sources = await readSources(dataDir);
  const unknown = names.find((name) => sources.every((source) => source.name !== name));
  if (unknown !== undefined) throw new HarvestError(`There is no source ${unknown}.`);
  return names.length === 0 ? sources : sources.filter(({ name }) => names.includes(name));
};

const dryRun = async (
  program: HarvestProgram,
  sources: readonly Source[],
  wish: RunWish,
): Promise<boolean> => {
  const options = { ...program.surroundings(program.print), dataDir: program.dataDir, isFull: wish.isFull };
  let isComplete = true;
  for (const source of sources) {
    const count = await countSource(source, options);
    isComplete &&= count.failure === null;
    program.print(describeCount(count));
  }
  return isComplete;
};

const importAll = async (program: HarvestProgram): Promise<void> => {
  const { dataDir, cluster, workerUrl, buildWorkerUrl, display, print, surroundings } = program;
  const progress = createProgress(display);
  const imported = await importHarvested({
    dataDir,
    cluster,
    workerUrl,
    buildWorkerUrl,
    progress,
    now: surroundings(print).now(),
    clock: display.clock,
  });
  if (imported.is === 'unchanged') print('\nThe portal has these records already.');
  if (imported.is !== 'imported') return;
  progress.end();
  const { outcome, replaced } = imported;
  print(printReport(outcome.report, path.join(dataDir, REPORT_FILE)));
  print(
    outcome.manifest === null
      ? '\nNo record was found; the index is as it was.'
      : `\npublished ${outcome.manifest.documents} records as ${outcome.manifest.generation}`,
  );
  if (replaced !== null)
    print(
      `The records that were imported from files before are no longer searched; they are kept in ${replaced}.`,
    );
};

const harvest = async (
  program: HarvestProgram,
  sources: readonly Source[],
  wish: RunWish,
): Promise<RunOutcome[]> => {
  const progress = createHarvestProgress(program.display);
  try {
    return await runSources(sources, {
      ...program.surroundings(progress.note),
      dataDir: program.dataDir,
      isFull: wish.isFull,
      onProgress: progress.show,
    });
  } finally {
    progress.end();
  }
};

/**
 * Harvests the named sources and imports the records of all. Returns whether every source is complete. Throws a `HarvestError` for
 * an unknown name, and while another process harvests.
 */
export const runHarvest = async (program: HarvestProgram, wish: RunWish): Promise<boolean> => {
  const sources = await chosen(program.dataDir, wish.names);
  if (sources.length === 0) program.print(describeSources([]));
  if (wish.isDryRun) return dryRun(program, sources, wish);
  const release = lockHarvest(program.dataDir);
  try {
    const outcomes = await harvest(program, sources, wish);
    for (const outcome of outcomes) program.print(describeOutcome(outcome));
    if (wish.imports) await importAll(program);
    return outcomes.every(({ failure }) => failure === null);
  } finally {
    release();
  }
};
