import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const API = path.resolve(import.meta.dirname, '../..');
const ROOT = path.resolve(API, '../..');
/** A folder within the project, so that programs find their packages. */
const PROGRAMS = path.join(API, 'test-results');

/** In a separate process, because esbuild refuses to run in the global scope of Jest. */
const BUILD = "import { build } from 'esbuild'; await build(JSON.parse(process.argv[1]));";

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Builds a program, because Node.js does not run TypeScript. Returns its path. */
export const buildProgram = (entry: string): string => {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(path.join(API, 'package.json'), 'utf8')));
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@open-discovery/'));
  mkdirSync(PROGRAMS, { recursive: true });
  const outfile = path.join(PROGRAMS, `${path.basename(entry, '.ts')}.mjs`);
  const options = {
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@open-discovery/source'],
    logLevel: 'error',
    outfile,
    external,
  };
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD, JSON.stringify(options)], {
    cwd: ROOT,
  });
  return outfile;
};
