import path from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** The file of the service worker in the folder of what browsers load. */
const WORKER_FILE = 'service-worker.js';

/**
 * Builds the service worker as one script without imports, beside the browser's files. The host sends it with the list of
 * what it keeps.
 */
export const serviceWorker = (conditions: readonly string[]): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        publicDir: false,
        resolve: { conditions: [...conditions] },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: path.join(import.meta.dirname, 'src/offline/worker/service-worker.ts'),
            output: { entryFileNames: WORKER_FILE, format: 'iife' },
          },
        },
      });
    },
  },
});
