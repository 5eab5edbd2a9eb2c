import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../steps/workspace.mjs';

/** In the workspace, so that what stays outside of a bundle is found from there. */
const PROGRAMS = path.join(ROOT, 'node_modules/.cache/open-discovery');

/** Bundles a program of a benchmark, and next to it the thread that builds indexes. Returns the bundle. */
export const bundle = async (file, external = []) => {
  const name = path.basename(file, '.ts');
  const folder = path.join(PROGRAMS, `bench-${name}`);
  await build({
    entryPoints: { [name]: file, 'build-worker': path.join(ROOT, 'libs/search-index/src/build-worker.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    conditions: ['@open-discovery/source'],
    external,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return path.join(folder, `${name}.mjs`);
};
