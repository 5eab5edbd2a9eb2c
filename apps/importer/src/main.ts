import path from 'node:path';
import { archivedInput } from './archive.ts';
import { rollBack } from '@open-discovery/opensearch-index';
import { readCluster } from './cluster.ts';
import type { ClusterTarget } from './cluster.ts';
import { HELP, parseCommandLine } from './command-line.ts';
import type { CommandLine } from './command-line.ts';
import { explainMerge } from './explain-merge.ts';
import { failureMessage } from './failure-message.ts';
import { CorrectionError } from './merge/corrections.ts';
import { readCorrections } from './merge/read-corrections.ts';
import { findInputs } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';
import { printReport } from './print-report.ts';
import { createProgress } from './progress.ts';
import { REPORT_FILE, runImport } from './run-import.ts';

const EXIT = { done: 0, incomplete: 1, wrong: 2, interrupted: 130 } as const;
const DEFAULT_DATA_DIR = './var';

const inputsOf = async (names: readonly string[]): Promise<readonly Input[] | string> => {
  try {
    return await findInputs(names, () => process.stdin);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const importInto = async (
  dataDir: string,
  options: CommandLine,
  cluster: ClusterTarget | null,
): Promise<number> => {
  const inputs = await inputsOf(options.names);
  if (typeof inputs === 'string') {
    console.error(inputs);
    return EXIT.wrong;
  }
  const progress = createProgress({
    write: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    clock: () => performance.now(),
  });
  const { report, manifest } = await runImport({
    inputs: [...(options.keepsRecords ? await archivedInput(dataDir) : []), ...inputs],
    dataDir,
    corrections: await readCorrections(dataDir),
    cluster,
    progress,
    now: new Date(),
    clock: () => performance.now(),
    buildWorkerUrl: new URL('./build-worker.js', import.meta.url),
  });
  progress.end();
  console.log(printReport(report, path.join(dataDir, REPORT_FILE)));
  if (manifest === null) {
    console.error('\nNo record was found; the index is as it was.');
    return EXIT.incomplete;
  }
  console.log(
    `\npublished ${manifest.documents} records as ${manifest.generation} ${cluster ? 'on the search cluster' : `in ${path.join(dataDir, 'index')}`}`,
  );
  return options.isStrict && report.skipped > 0 ? EXIT.incomplete : EXIT.done;
};

const targetOf = (): { cluster: ClusterTarget | null } | string => {
  try {
    return { cluster: readCluster(process.env) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Publishes the generation before the published one of the cluster. */
const goBack = async (): Promise<number> => {
  const target = targetOf();
  if (typeof target === 'string' || target.cluster === null) {
    console.error(typeof target === 'string' ? target : '--rollback needs SEARCH_URL.');
    return EXIT.wrong;
  }
  try {
    console.log(`published ${await rollBack(target.cluster)} again`);
    return EXIT.done;
  } catch (error) {
    console.error(failureMessage(error, '') ?? String(error));
    return EXIT.incomplete;
  }
};

const dataDirOf = (named: string | null): string =>
  path.resolve(named ?? process.env['DATA_DIR'] ?? DEFAULT_DATA_DIR);

/** Prints of what a record was made. */
const explain = async (id: string, dataDir: string): Promise<number> => {
  try {
    const explanation = await explainMerge(dataDir, id);
    if (explanation === null) console.error(`No record has the id ${id}.`);
    else console.log(explanation);
    return explanation === null ? EXIT.incomplete : EXIT.done;
  } catch (error) {
    const message = failureMessage(error, dataDir);
    if (message === null) throw error;
    console.error(message);
    return EXIT.incomplete;
  }
};

const importNow = async (options: CommandLine): Promise<number> => {
  const target = targetOf();
  if (typeof target === 'string') {
    console.error(target);
    return EXIT.wrong;
  }
  const dataDir = dataDirOf(options.dataDir);
  try {
    return await importInto(dataDir, options, target.cluster);
  } catch (error) {
    if (error instanceof CorrectionError) {
      console.error(error.message);
      return EXIT.wrong;
    }
    const message = failureMessage(error, dataDir);
    if (message === null) throw error;
    console.error(`\n${message}\nThe records that were searched before are as they were.`);
    return EXIT.incomplete;
  }
};

const main = async (): Promise<number> => {
  const parsed = parseCommandLine(process.argv.slice(2));
  if (parsed.command === 'import') return importNow(parsed.options);
  if (parsed.command === 'explain') return explain(parsed.id, dataDirOf(parsed.dataDir));
  if (parsed.command === 'rollback') return goBack();
  if (parsed.command === 'help') {
    console.log(HELP);
    return EXIT.done;
  }
  console.error(`${parsed.message}\n\n${HELP}`);
  return EXIT.wrong;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(EXIT.interrupted));
process.exitCode = await main();
