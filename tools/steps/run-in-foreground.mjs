import { spawn } from 'node:child_process';
import path from 'node:path';
import { callersFolder, dataFolder, ROOT } from './workspace.mjs';

/** Runs a program in the caller's folder, with the terminal's input, output and signals. Returns its exit code. */
export const runInForeground = (program, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, program), ...args], {
      cwd: callersFolder(process.env),
      env: { ...process.env, DATA_DIR: dataFolder(process.env) },
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
