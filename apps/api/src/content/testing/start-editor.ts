import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { DatabaseLocation } from '../../database/open-database.ts';
import { buildProgram } from '../../testing/build-program.ts';

let program = '';

/** Builds the program that edits. */
export const buildEditor = (): void => {
  program = buildProgram(path.join(import.meta.dirname, 'edit-until-killed.ts'));
};

/** Starts a process that edits, and kills it after some changes. Returns the changes that it reported as saved. */
export const editAndKill = async (location: DatabaseLocation, changes: number): Promise<string[]> => {
  const editor = spawn(process.execPath, [program, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: editor.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === changes) editor.kill('SIGKILL');
  }
  return acknowledged;
};
