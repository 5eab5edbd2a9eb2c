#!/usr/bin/env node
// `npm run restore -- <file> [--force]`: restores a backup; installs and builds the API if necessary.
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { runInForeground } from './steps/run-in-foreground.mjs';
import { runScript } from './steps/stop.mjs';
import { BACKUP_PROGRAM } from './steps/workspace.mjs';

await runScript(async () => {
  const endPreparing = endOnInterrupt();
  await installWhenNeeded();
  await build(['api']);
  endPreparing();
  return runInForeground(BACKUP_PROGRAM, ['restore', ...process.argv.slice(2)]);
});
