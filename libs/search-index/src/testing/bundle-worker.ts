import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Bundles the worker as the applications do, and says where it is. */
export const bundleWorker = (folder: string): URL => {
  const outfile = path.join(folder, 'worker.mjs');
  const entry = path.join(import.meta.dirname, '../worker.ts');
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  execFileSync(esbuild, [
    entry,
    '--bundle',
    '--platform=node',
    '--format=esm',
    `--outfile=${outfile}`,
    '--log-level=error',
  ]);
  return pathToFileURL(outfile);
};
