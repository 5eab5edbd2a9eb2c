import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { build } from './nx.mjs';
import { endOnInterrupt } from './run.mjs';
import { runScript } from './stop.mjs';
import { callersFolder, dataFolder, ROOT } from './workspace.mjs';

/** Runs a program in the caller's folder, with the terminal's input, output and signals. Returns its exit code. */
const runInForeground = (program, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, program), ...args], {
      cwd: callersFolder(process.env),
      env: { ...process.env, DATA_DIR: dataFolder(process.env) },
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Runs a built program of a project as the main function of a script; installs and builds it if necessary. */
export const runProgram = (project, program, args) =>
  runScript(async () => {
    const endPreparing = endOnInterrupt();
    await installWhenNeeded();
    await build([project]);
    endPreparing();
    return runInForeground(program, args);
  });
