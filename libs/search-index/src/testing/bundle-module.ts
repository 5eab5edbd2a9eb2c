import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Bundles a module of this library, named relative to `src`, as applications do; returns its URL. */
export const bundleModule = (folder: string, entry: string): URL => {
  const outfile = path.join(folder, `${path.basename(entry, '.ts')}.mjs`);
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  execFileSync(esbuild, [
    path.join(import.meta.dirname, '..', entry),
    '--bundle',
    '--platform=node',
    '--format=esm',
    `--outfile=${outfile}`,
    '--log-level=error',
  ]);
  return pathToFileURL(outfile);
};

/** Bundles the program of the pool's threads. */
export const bundleWorker = (folder: string): URL => bundleModule(folder, 'worker.ts');

/** Bundles the program of the thread that sorts and merges texts. */
export const bundleBuildWorker = (folder: string): URL => bundleModule(folder, 'build-worker.ts');
