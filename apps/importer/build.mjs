import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
// A test builds into a separate folder.
const outdir = process.argv[2] ?? path.join(here, 'dist');
await rm(outdir, { recursive: true, force: true });

/** The workspace's own code goes into the bundle; packages from the registry stay outside. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@open-discovery/') ? null : { path: name, external: true },
    );
  },
};

await build({
  absWorkingDir: here,
  entryPoints: {
    main: path.join(here, 'src/main.ts'),
    harvest: path.join(here, 'src/harvest/harvest.ts'),
    // One of the threads of an import.
    'import-worker': path.join(here, 'src/import-worker.ts'),
    // The thread of a build that sorts and merges texts.
    'build-worker': path.join(root, 'libs/search-index/src/build-worker.ts'),
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  conditions: ['@open-discovery/source'],
  plugins: [externalPackages],
  logLevel: 'warning',
});
