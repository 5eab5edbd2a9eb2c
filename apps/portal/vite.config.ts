import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite-plugin-messages.ts';
import { productionRouter } from './vite-plugin-production-router.ts';

const SOURCE = '@open-discovery/source';

/** What every page needs, and what both home and landing pages show, in one file: many small ones compress worse. */
const SHARED = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|immer|reselect|@lingui)/',
    'src/components/(access-label|fact-links|failed|icon|marked-text|page-head|product-facts|record-card|record-title|kind-label)',
    'src/runtime/(use-format|use-labels)',
    'libs/search-fields/src/(?!query-steps|query-text)',
    'libs/identifiers/src/(parse-orcid|orcid-block|check-digits|create-parser|clean-text|fold-characters|peel-text|trim-edges)',
  ].join('|'),
);

/** Dependencies of our libs, bundled: the build would look for them in the portal's folder, where other versions are. */
const LIB_DEPENDENCIES = ['content-type', 'fresh', 'lru-cache', 'negotiator'];

/** Two builds from one command: what browsers load (`dist/client`) and the host that renders (`dist/server`). */
export default defineConfig(({ command }) => ({
  plugins: [react(), compiledMessages(), productionRouter()],
  appType: 'custom',
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [SOURCE, 'module', 'node', 'development|production'] },
    // The build bundles the router, whose package leads Node to its development files. The development server leaves it
    // to Node: Vite evaluates what is not external as ES modules, and would pick the router's CommonJS file.
    noExternal: [
      /^@open-discovery\//,
      ...(command === 'build' ? [/^react-router(-dom)?$/, ...LIB_DEPENDENCIES] : []),
    ],
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', ssr: true, target: 'node20', rollupOptions: { input: 'src/main.ts' } },
    },
  },
}));
