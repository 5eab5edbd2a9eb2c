#!/usr/bin/env node
// `npm run import -- <files, folders, archives, ->`: runs the importer; installs and builds it if necessary.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './steps/nx.mjs';
import { endOnInterrupt } from './steps/run.mjs';
import { installWhenNeeded } from './steps/install.mjs';
import { runScript } from './steps/stop.mjs';
import { APPS, callersFolder, dataFolder, ROOT } from './steps/workspace.mjs';

/** Runs the importer in the foreground, with the terminal's input, output and signals. */
const runImporter = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, APPS.importer), ...process.argv.slice(2)], {
      cwd: callersFolder(process.env),
      env: { ...process.env, DATA_DIR: dataFolder(process.env) },
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

await runScript(async () => {
  const endPreparing = endOnInterrupt();
  await installWhenNeeded();
  await build(['importer']);
  endPreparing();
  return runImporter();
});
