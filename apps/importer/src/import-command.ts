import path from 'node:path';
import { archivedInput } from './archive.ts';
import { readCluster } from './cluster.ts';
import type { ClusterTarget } from './cluster.ts';
import type { CommandLine } from './command-line.ts';
import { EXIT } from './exit.ts';
import { failureMessage } from './failure-message.ts';
import { readCorrections } from './merge/read-corrections.ts';
import { mappingFile } from './mappings/mapping-file.ts';
import { createTableReader } from './mappings/table-mappings.ts';
import { terminalDialog } from './mappings/terminal-dialog.ts';
import { isSampleIndex } from './is-sample-index.ts';
import { findInputs } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';
import { messageOf } from './message-of.ts';
import { readRemovals } from './removals.ts';
import { printReport } from './report/print-report.ts';
import { createProgress } from './progress.ts';
import { REPORT_FILE } from './import-run.ts';
import type { ImportOptions } from './import-run.ts';
import { runImport } from './run-import.ts';
import { UsageError } from './usage-error.ts';

/** The output of the command. */
export interface Terminal {
  readonly isTerminal: boolean;
  print(text: string): void;
  printError(text: string): void;
  /** Writes the progress, without a line end. */
  write(text: string): void;
}

const inputsOf = async (names: readonly string[]): Promise<readonly Input[] | string> => {
  try {
    return await findInputs(names, () => process.stdin);
  } catch (error) {
    return messageOf(error);
  }
};

/** The data folder, terminal and worker scripts of a command. */
export interface CommandContext {
  readonly dataDir: string;
  readonly terminal: Terminal;
  /** The scripts of threads; without them, all is done by the main one. */
  readonly workers?: Required<Pick<ImportOptions, 'workerUrl' | 'buildWorkerUrl'>>;
}

const KEPT_SAMPLE =
  '\nThe sample corpus is kept beside the new records. To have yours alone, import all of them without --keep.';

const importInto = async (
  { dataDir, terminal, workers }: CommandContext,
  options: CommandLine,
  cluster: ClusterTarget | null,
): Promise<number> => {
  const inputs = await inputsOf(options.names);
  if (typeof inputs === 'string') {
    terminal.printError(inputs);
    return EXIT.usage;
  }
  const progress = createProgress({
    write: terminal.write,
    isTerminal: terminal.isTerminal,
    clock: () => performance.now(),
  });
  const removals = options.removalFile === null ? null : await readRemovals(options.removalFile);
  const earlier = options.keepsRecords ? await archivedInput(dataDir) : null;
  if (removals !== null && earlier === null) {
    terminal.printError(`There are no records in ${dataDir} to delete.`);
    return EXIT.usage;
  }
  const keepsSample = earlier !== null && removals === null && isSampleIndex(dataDir);
  const { report, manifest } = await runImport({
    inputs,
    earlier,
    removals,
    dataDir,
    corrections: await readCorrections(dataDir),
    tables: createTableReader(
      options.mappingFile ?? mappingFile(dataDir),
      options.asksMappings ? terminalDialog() : null,
    ),
    cluster,
    progress,
    now: new Date(),
    clock: () => performance.now(),
    ...workers,
  });
  progress.end();
  terminal.print(printReport(report, path.join(dataDir, REPORT_FILE)));
  const unused = removals?.unused() ?? [];
  if (unused.length > 0) terminal.printError(`\nNo record fits these lines:\n  ${unused.join('\n  ')}`);
  if (manifest === null) {
    terminal.printError('\nNo record was found; the index is as it was.');
    return EXIT.incomplete;
  }
  terminal.print(
    `\npublished ${manifest.documents} records as ${manifest.generation} ${cluster ? 'on the search cluster' : `in ${path.join(dataDir, 'index')}`}`,
  );
  if (keepsSample) terminal.printError(KEPT_SAMPLE);
  return options.isStrict && report.skipped + unused.length > 0 ? EXIT.incomplete : EXIT.done;
};

/**
 * Runs a command with the search cluster that the environment names, `null` if it names none. Prints what is wrong with it. Returns
 * the exit code.
 */
export const withCluster = async (
  { printError }: Pick<Terminal, 'printError'>,
  run: (cluster: ClusterTarget | null) => Promise<number>,
): Promise<number> => {
  let cluster: ClusterTarget | null;
  try {
    cluster = readCluster(process.env);
  } catch (error) {
    printError(messageOf(error));
    return EXIT.usage;
  }
  return run(cluster);
};

const importOrExplain = async (
  options: CommandLine,
  context: CommandContext,
  cluster: ClusterTarget | null,
): Promise<number> => {
  const { dataDir, terminal } = context;
  try {
    return await importInto(context, options, cluster);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.printError(error.message);
      return EXIT.usage;
    }
    const message = failureMessage(error, dataDir);
    if (message === null) throw error;
    terminal.printError(`\n${message}\nThe records that were searched before are as they were.`);
    return EXIT.incomplete;
  }
};

/** Imports as the command line says; returns the exit code. */
export const importCommand = (options: CommandLine, context: CommandContext): Promise<number> =>
  withCluster(context.terminal, (cluster) => importOrExplain(options, context, cluster));
