import path from 'node:path';
import { countSource, HarvestError, isLocal, listSources, runSources } from '@open-discovery/harvest';
import type { RunOutcome, Source, HarvestEnvironment } from '@open-discovery/harvest';
import type { ClusterTarget } from '../cluster.ts';
import { mappingFile } from '../mappings/mapping-file.ts';
import { createTableReader } from '../mappings/table-mappings.ts';
import { printableLine } from '../report/printable-line.ts';
import { printReport } from '../report/print-report.ts';
import type { ProgressOptions } from '../progress.ts';
import { createProgress } from '../progress.ts';
import { REPORT_FILE } from '../import-run.ts';
import { countRecords } from './count-records.ts';
import { describeCount, describeOutcome, describeSources } from './describe-sources.ts';
import type { RunCommandOptions } from './harvest-command-line.ts';
import { lockHarvest } from './harvest-lock.ts';
import { createHarvestProgress } from './harvest-progress.ts';
import { importHarvested } from './import-harvested.ts';

/** Folders, threads, output and the environment of a run. */
export interface HarvestProgram {
  readonly dataDir: string;
  readonly cluster: ClusterTarget | null;
  /** The programs of threads, see `ImportOptions`. */
  readonly workerUrl?: URL;
  readonly buildWorkerUrl?: URL;
  readonly display: ProgressOptions;
  readonly print: (text: string) => void;
  readonly environment: (note: (text: string) => void) => HarvestEnvironment;
  /** The problem of the contact address, which only services get; `null` without one. */
  readonly contactProblem: string | null;
}

interface Selection {
  readonly sources: readonly Source[];
  /** The problems of selected sources with a damaged definition. */
  readonly damages: readonly string[];
}

const selectSources = async (
  { dataDir, contactProblem }: HarvestProgram,
  names: readonly string[],
): Promise<Selection> => {
  const all = await listSources(dataDir);
  const unknown = names.find((name) => all.every((source) => source.name !== name));
  if (unknown !== undefined) throw new HarvestError(`There is no source ${unknown}.`);
  const selected = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const sources = selected.flatMap(({ source }) => source ?? []);
  if (contactProblem !== null && !sources.every(isLocal)) throw new HarvestError(contactProblem);
  return {
    sources,
    damages: selected.flatMap(({ source, damage }) => (source === null ? (damage ?? []) : [])),
  };
};

const dryRun = async (
  program: HarvestProgram,
  sources: readonly Source[],
  options: RunCommandOptions,
): Promise<boolean> => {
  const countOptions = {
    ...program.environment(program.print),
    dataDir: program.dataDir,
    isFull: options.isFull,
  };
  let isComplete = true;
  for (const source of sources) {
    const count = await countSource(source, countOptions);
    isComplete &&= count.failure === null;
    program.print(describeCount(count));
  }
  return isComplete;
};

const importAll = async (program: HarvestProgram): Promise<void> => {
  const { dataDir, cluster, workerUrl, buildWorkerUrl, display, print, environment } = program;
  const progress = createProgress(display);
  const imported = await importHarvested({
    dataDir,
    cluster,
    workerUrl,
    buildWorkerUrl,
    progress,
    now: environment(print).now(),
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
  if (replaced !== null && outcome.manifest !== null)
    print(
      `The records that were imported from files before are no longer searched; they are kept in ${replaced}.`,
    );
};

const harvest = async (
  program: HarvestProgram,
  sources: readonly Source[],
  options: RunCommandOptions,
): Promise<RunOutcome[]> => {
  const progress = createHarvestProgress(program.display);
  const tables = createTableReader(mappingFile(program.dataDir), null);
  try {
    return await runSources(sources, {
      ...program.environment(progress.note),
      dataDir: program.dataDir,
      isFull: options.isFull,
      allowsFewer: options.allowsFewer,
      countRecords: (document, most) => countRecords(document, most, tables),
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
export const runHarvest = async (program: HarvestProgram, options: RunCommandOptions): Promise<boolean> => {
  const { sources, damages } = await selectSources(program, options.names);
  for (const damage of damages) program.print(printableLine(damage));
  if (sources.length + damages.length === 0) program.print(describeSources([]));
  if (options.isDryRun) return (await dryRun(program, sources, options)) && damages.length === 0;
  const lock = lockHarvest(program.dataDir);
  try {
    const outcomes = await harvest(program, sources, options);
    for (const outcome of outcomes) program.print(describeOutcome(outcome));
    if (options.imports) {
      lock.notePublishing();
      await importAll(program);
    }
    return damages.length === 0 && outcomes.every(({ failure }) => failure === null);
  } finally {
    lock.release();
  }
};
