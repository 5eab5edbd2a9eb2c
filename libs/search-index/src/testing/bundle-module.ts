import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** In a separate process, because esbuild refuses to run in the global scope of Jest. */
const BUILD = "import { build } from 'esbuild'; await build(JSON.parse(process.argv[1]));";

/** Bundles a module of this library, named relative to `src`, as applications do; returns its URL. */
export const bundleModule = (folder: string, entry: string): URL => {
  const outfile = path.join(folder, `${path.basename(entry, '.ts')}.mjs`);
  const options = {
    entryPoints: [path.join(import.meta.dirname, '..', entry)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    outfile,
  };
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD, JSON.stringify(options)], {
    cwd: import.meta.dirname,
  });
  return pathToFileURL(outfile);
};

/** Bundles the program of the pool's threads. */
export const bundleWorker = (folder: string): URL => bundleModule(folder, 'worker.ts');

/** Bundles the program of the thread that sorts and merges texts. */
export const bundleBuildWorker = (folder: string): URL => bundleModule(folder, 'build-worker.ts');
