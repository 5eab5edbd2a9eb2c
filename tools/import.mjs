#!/usr/bin/env node
// `npm run import -- <files, folders, archives, ->`: runs the importer; installs and builds it if necessary.
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { runInForeground } from './steps/run-in-foreground.mjs';
import { runScript } from './steps/stop.mjs';
import { APPS } from './steps/workspace.mjs';

await runScript(async () => {
  const endPreparing = endOnInterrupt();
  await installWhenNeeded();
  await build(['importer']);
  endPreparing();
  return runInForeground(APPS.importer, process.argv.slice(2));
});
