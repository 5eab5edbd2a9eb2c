import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addSource, createSource, HarvestError, listSources, removeSource } from '@open-discovery/harvest';
import type { SourceDefinition } from '@open-discovery/harvest';
import { STOP_SIGNALS } from '@open-discovery/http-server';
import { readCluster } from '../cluster.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT } from '../exit.ts';
import { failureMessage } from '../failure-message.ts';
import { limitGarbage } from '../threads/limit-garbage.ts';
import { describeRemoval, describeSources } from './describe-sources.ts';
import { lockHarvest } from './harvest-lock.ts';
import { harvestHelp, parseHarvestCommandLine } from './harvest-command-line.ts';
import type { HarvestCommand, RunCommandOptions } from './harvest-command-line.ts';
import { runService } from './harvest-service.ts';
import { runHarvest } from './run-command.ts';
import type { HarvestProgram } from './run-command.ts';
import { contactProblem, createHarvestEnvironment } from './harvest-environment.ts';

const clock = (): number => performance.now();

const programFor = (dataDir: string, contact: string): HarvestProgram => ({
  dataDir,
  cluster: readCluster(process.env),
  workerUrl: new URL('./import-worker.js', import.meta.url),
  buildWorkerUrl: new URL('./build-worker.js', import.meta.url),
  display: { write: (text) => process.stderr.write(text), isTerminal: process.stderr.isTTY, clock },
  print: (text) => console.log(text),
  environment: (note) => createHarvestEnvironment(contact, note),
  contactProblem: contactProblem(contact),
});

const run = async (dataDir: string, options: RunCommandOptions): Promise<number> => {
  const program = programFor(dataDir, process.env['HARVEST_CONTACT'] ?? '');
  if (options.everyMs === null) return (await runHarvest(program, options)) ? EXIT.done : EXIT.incomplete;
  return runService({
    everyMs: options.everyMs,
    run: () => runHarvest(program, options),
    clock,
    wait: (ms) => sleep(ms),
    print: program.print,
    now: () => new Date(),
  });
};

const list = async (dataDir: string, isJson: boolean): Promise<void> => {
  const sources = await listSources(dataDir);
  console.log(isJson ? JSON.stringify(sources, null, 2) : describeSources(sources));
};

const remove = async (dataDir: string, names: readonly string[]): Promise<void> => {
  const lock = lockHarvest(dataDir);
  try {
    for (const name of names) await removeSource(dataDir, name);
  } finally {
    lock.release();
  }
};

/** A source of kind `file` may name a file or folder of this machine. */
const withFolder = (definition: SourceDefinition): SourceDefinition => {
  const { kind, address } = definition;
  return kind === 'file' && address !== null && existsSync(address)
    ? { ...definition, address: pathToFileURL(path.resolve(address)).href }
    : definition;
};

const execute = async (command: HarvestCommand, dataDir: string): Promise<number> => {
  switch (command.command) {
    case 'add':
      await addSource(dataDir, createSource(withFolder(command.definition), new Date()));
      console.log(`added ${command.definition.name}; the next run fetches its records`);
      return EXIT.done;
    case 'list':
      await list(dataDir, command.isJson);
      return EXIT.done;
    case 'remove':
      await remove(dataDir, command.names);
      console.log(describeRemoval(command.names, await listSources(dataDir)));
      return EXIT.done;
    case 'run':
      return run(dataDir, command.options);
    case 'help':
      console.log(harvestHelp());
      return EXIT.done;
    case 'invalid':
      console.error(`${command.message}\n\n${harvestHelp()}`);
      return EXIT.usage;
  }
};

const main = async (): Promise<number> => {
  const { parsed, dataDir } = parseHarvestCommandLine(process.argv.slice(2));
  const folder = dataFolder(dataDir);
  try {
    return await execute(parsed, folder);
  } catch (error) {
    const message = error instanceof HarvestError ? error.message : failureMessage(error, folder);
    if (message === null) throw error;
    console.error(message);
    return error instanceof HarvestError ? EXIT.usage : EXIT.incomplete;
  }
};

for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(EXIT.interrupted));
limitGarbage();
process.exitCode = await main();
