import { importerCommand, STOP_SIGNALS } from '@open-discovery/http-server';
import { HELP, parseCommandLine } from './command-line.ts';
import { dataFolder } from './data-folder.ts';
import { EXIT } from './exit.ts';
import { explainMerge } from './merge/explain-merge.ts';
import { failureMessage } from './failure-message.ts';
import { importCommand, withCluster } from './import-command.ts';
import type { CommandContext, Terminal } from './import-command.ts';
import { publishBefore } from './publish-before.ts';
import { limitGarbage } from './threads/limit-garbage.ts';
import { requireReadable } from './require-readable.ts';
import { upgradeIndex } from './upgrade-index.ts';

const TERMINAL: Terminal = {
  isTerminal: process.stderr.isTTY,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  write: (text) => process.stderr.write(text),
};

const WORKERS = {
  workerUrl: new URL('./import-worker.js', import.meta.url),
  buildWorkerUrl: new URL('./build-worker.js', import.meta.url),
};

const contextOf = ({ dataDir }: { readonly dataDir: string | null }): CommandContext => ({
  dataDir: dataFolder(dataDir),
  terminal: TERMINAL,
  workers: WORKERS,
});

/** Publishes the records before the last import. */
const goBack = (dataDir: string): Promise<number> =>
  withCluster(TERMINAL, async (cluster) => {
    try {
      requireReadable(dataDir);
      const generation = await publishBefore(dataDir, cluster, importerCommand(process.env));
      console.log(`published ${generation} again`);
      return EXIT.done;
    } catch (error) {
      console.error(failureMessage(error, dataDir) ?? String(error));
      return EXIT.incomplete;
    }
  });

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

const main = async (): Promise<number> => {
  const parsed = parseCommandLine(process.argv.slice(2));
  if (parsed.command === 'import') return importCommand(parsed.options, contextOf(parsed.options));
  if (parsed.command === 'upgrade') return upgradeIndex(contextOf(parsed));
  if (parsed.command === 'explain') return explain(parsed.id, dataFolder(parsed.dataDir));
  if (parsed.command === 'rollback') return goBack(dataFolder(parsed.dataDir));
  if (parsed.command === 'help') {
    console.log(HELP);
    return EXIT.done;
  }
  console.error(`${parsed.message}\n\n${HELP}`);
  return EXIT.usage;
};

for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(EXIT.interrupted));
limitGarbage();
process.exitCode = await main();
