import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { DatabaseLocation } from '../../database/open-database.ts';
import { buildProgram } from '../../testing/build-program.ts';

let program = '';

/** Builds the program that edits. */
export const buildEditor = (): void => {
  program = buildProgram(path.join(import.meta.dirname, 'edit-until-killed.ts'));
};

interface Editor {
  /** Resolves to the changes reported as saved, once there are at least so many. */
  readonly saved: (changes: number) => Promise<readonly string[]>;
  /** Kills the process. Resolves to all changes that it reported as saved. */
  readonly kill: () => Promise<readonly string[]>;
}

/** Starts a process that edits until it is killed. */
export const startEditor = (location: DatabaseLocation): Editor => {
  const editor = spawn(process.execPath, [program, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: editor.stdout });
  const acknowledged: string[] = [];
  lines.on('line', (line) => acknowledged.push(line));
  // The output of a killed process may end before its locks on the database.
  const ended = Promise.all([once(lines, 'close'), once(editor, 'exit')]);
  return {
    saved: async (changes) => {
      while (acknowledged.length < changes) await once(lines, 'line');
      return [...acknowledged];
    },
    kill: async () => {
      editor.kill('SIGKILL');
      await ended;
      return acknowledged;
    },
  };
};

/** Starts a process that edits, and kills it after some changes. Returns the changes that it reported as saved. */
export const editAndKill = async (
  location: DatabaseLocation,
  changes: number,
): Promise<readonly string[]> => {
  const editor = startEditor(location);
  await editor.saved(changes);
  return editor.kill();
};
