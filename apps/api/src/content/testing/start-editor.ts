import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { z } from 'zod';
import type { DatabaseLocation } from '../../database/open-database.ts';

const API = path.resolve(import.meta.dirname, '../../..');
const ROOT = path.resolve(API, '../..');
/** A file within the project, so that the program finds its packages. */
const PROGRAM = path.join(API, 'test-results', 'edit-until-killed.mjs');

/** In a process of its own, because esbuild refuses to run in the global scope of Jest. */
const BUILD = "import { build } from 'esbuild'; await build(JSON.parse(process.argv[1]));";

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Builds the program that edits: Node.js does not run TypeScript. */
export const buildEditor = (): void => {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(path.join(API, 'package.json'), 'utf8')));
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@open-discovery/'));
  mkdirSync(path.dirname(PROGRAM), { recursive: true });
  const options = {
    entryPoints: [path.join(import.meta.dirname, 'edit-until-killed.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@open-discovery/source'],
    logLevel: 'error',
    outfile: PROGRAM,
    external,
  };
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD, JSON.stringify(options)], {
    cwd: ROOT,
  });
};

/** Starts a process that edits, and kills it after some changes. Returns the changes that it reported as saved. */
export const editAndKill = async (location: DatabaseLocation, changes: number): Promise<string[]> => {
  const editor = spawn(process.execPath, [PROGRAM, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: editor.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === changes) editor.kill('SIGKILL');
  }
  return acknowledged;
};
