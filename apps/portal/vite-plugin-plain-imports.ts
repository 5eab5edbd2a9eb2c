import type { Plugin } from 'vite';

/** The end of the id of the module through which Vite passes every dynamic import. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Replaces Vite's helper for dynamic imports, which every page would load. It preloads what a chunk imports and the
 * styles of a chunk; this build has neither, as all pages share one stylesheet.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: PRELOAD_HELPER },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', moduleType: 'js' }),
  },
});
