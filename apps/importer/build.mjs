import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
await rm(path.join(here, 'dist'), { recursive: true, force: true });

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
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  conditions: ['@open-discovery/source'],
  plugins: [externalPackages],
  logLevel: 'warning',
});
