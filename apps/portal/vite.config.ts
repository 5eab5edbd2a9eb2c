import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { chunkGroups, mergeChunks } from './merge-chunks.ts';
import { compressedFiles } from './vite-plugin-compress.ts';
import { compiledMessages } from './vite-plugin-messages.ts';
import { plainImports } from './vite-plugin-plain-imports.ts';
import { serviceWorker } from './vite-plugin-service-worker.ts';

const SOURCE = '@open-discovery/source';

const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
/** The production files of the router. Its package exports only the development files. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: path.join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dist/production/dom-export.mjs') },
];

/** Dependencies of our libs, bundled: the build would look for them in the portal's folder, where other versions are. */
const LIB_DEPENDENCIES = ['content-type', 'fresh', 'lru-cache', 'negotiator'];

const BROWSER_CONDITIONS = [SOURCE, 'module', 'browser', 'development|production'];

/** The browser's build, with one stylesheet for all pages. */
const BROWSER_BUILD = {
  target: 'es2022',
  cssCodeSplit: false,
  modulePreload: false,
  rolldownOptions: { input: 'src/entry-client.tsx' },
} as const;

/** Builds the browser's code without rules for its chunks, to find out which modules are loaded together. */
const planChunks = async (): Promise<ReadonlyMap<string, string>> => {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), compiledMessages(), plainImports()],
    resolve: { conditions: BROWSER_CONDITIONS, alias: PRODUCTION_ROUTER },
    build: { ...BROWSER_BUILD, write: false },
  });
  if (!('output' in output)) throw new Error('the build of the browser code has more than one output');
  return mergeChunks(output);
};

/** Two builds from one command: what browsers load (`dist/client`) and the host that renders (`dist/server`). */
export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const isBuild = command === 'build';
  const groups = isBuild ? chunkGroups(await planChunks()) : [];
  return {
    plugins: [
      react(),
      compiledMessages(),
      plainImports(),
      serviceWorker(BROWSER_CONDITIONS),
      compressedFiles(),
    ],
    appType: 'custom',
    resolve: { conditions: BROWSER_CONDITIONS, alias: isBuild ? PRODUCTION_ROUTER : [] },
    ssr: {
      resolve: { conditions: [SOURCE, 'module', 'node', 'development|production'] },
      // The build bundles the router, whose package leads Node to its development files. The development server leaves it
      // to Node: Vite evaluates packages that are not external as ES modules, and would pick the router's CommonJS file.
      noExternal: [/^@open-discovery\//, ...(isBuild ? [/^react-router(-dom)?$/, ...LIB_DEPENDENCIES] : [])],
    },
    builder: {
      async buildApp(builder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
      },
    },
    environments: {
      client: {
        build: {
          ...BROWSER_BUILD,
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            ...BROWSER_BUILD.rolldownOptions,
            // The first script names all chunks: shorter hashes, which no compression shortens, save 250 bytes.
            output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups } },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'dist/server',
          ssr: true,
          target: 'node20',
          // The addresses of stylesheets contain the hash of their content: it must be that of the browser's build.
          cssTarget: BROWSER_BUILD.target,
          cssMinify: true,
          rolldownOptions: { input: 'src/main.ts' },
        },
      },
    },
  };
});
