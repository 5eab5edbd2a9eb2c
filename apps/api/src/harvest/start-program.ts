import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { harvestFolder } from '@open-discovery/harvest';

/** The end of a harvest that did not succeed. */
export interface HarvestExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The file with what it has printed. */
  readonly output: string;
}

interface ProgramOptions {
  readonly program: string;
  readonly names: readonly string[];
  readonly allowsFewer: boolean;
  readonly dataDir: string;
  readonly contact: string;
  readonly onEnd: () => void;
  readonly onFailed: (exit: HarvestExit) => void;
}

/** Opens a file for the output: a pipe would end with the server. On a full disk, the output is lost. */
const openOutput = (file: string): number | null => {
  try {
    return openSync(file, 'w');
  } catch {
    return null;
  }
};

/** Starts a harvest as a process that outlives the server, and calls back when the process has ended. */
export const startProgram = (options: ProgramOptions): ChildProcess => {
  const { program, names, allowsFewer, dataDir, contact, onEnd, onFailed } = options;
  const output = path.join(harvestFolder(dataDir), 'last-run.log');
  const file = openOutput(output);
  const child = spawn(
    process.execPath,
    [program, 'run', ...names, ...(allowsFewer ? ['--allow-fewer'] : [])],
    {
      env: { ...process.env, DATA_DIR: dataDir, HARVEST_CONTACT: contact },
      stdio: ['ignore', file ?? 'ignore', file ?? 'ignore'],
      detached: true,
    },
  );
  if (file !== null) closeSync(file);
  child.on('error', onEnd);
  child.on('exit', (code, signal) => {
    onEnd();
    if (code !== 0) onFailed({ code, signal, output });
  });
  child.unref();
  return child;
};
