#!/usr/bin/env node
// `npm run backup -- [--to file] [--with-index]`: backs up content and uploads; installs and builds the API if necessary.
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
  return runInForeground(BACKUP_PROGRAM, ['backup', ...process.argv.slice(2)]);
});
