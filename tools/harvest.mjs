#!/usr/bin/env node
// `npm run harvest -- add|list|run|remove`: collects records of other services and imports them; installs and builds the importer if necessary.
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { runInForeground } from './steps/run-in-foreground.mjs';
import { runScript } from './steps/stop.mjs';
import { HARVEST_PROGRAM } from './steps/workspace.mjs';

await runScript(async () => {
  const endPreparing = endOnInterrupt();
  await installWhenNeeded();
  await build(['importer']);
  endPreparing();
  return runInForeground(HARVEST_PROGRAM, process.argv.slice(2));
});
