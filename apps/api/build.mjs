import { copyFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const { dependencies } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'));
/** Workspace code goes into the bundle, everything from the registry stays outside. */
const external = [
  ...Object.keys(dependencies).filter((name) => !name.startsWith('@open-discovery/')),
  // A library's, in the format of Node.js, which a bundle of modules cannot hold.
  '@opensearch-project/opensearch',
];

await rm(path.join(here, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: {
    main: path.join(here, 'src/main.ts'),
    // The table of settings on its own, for the help of `npm start`.
    settings: path.join(here, 'src/settings/settings.ts'),
    // `npm run backup` and `npm run restore`.
    backup: path.join(here, 'src/backup/main.ts'),
    'svg-worker': path.join(here, 'src/uploads/svg-worker.ts'),
    'search-worker': path.join(root, 'libs/search-index/src/worker.ts'),
  },
  outdir: path.join(here, 'dist'),
  bundle: true,
  conditions: ['@open-discovery/source'],
  external,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});
// The page about the API reads them beside the program.
for (const name of ['elements.css', 'docs-page.css', 'docs-page.js'])
  await copyFile(path.join(here, 'src/docs/page', name), path.join(here, 'dist', name));
