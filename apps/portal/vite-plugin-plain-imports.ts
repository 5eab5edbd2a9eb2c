import type { Plugin } from 'vite';

/** The plugin that passes every dynamic import through a helper. */
const IMPORT_ANALYSIS = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are written. Vite's helper for them preloads what a chunk imports and the styles of a
 * chunk; this build has neither, as all pages share one stylesheet.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  configResolved(config) {
    const index = config.plugins.findIndex(({ name }) => name === IMPORT_ANALYSIS);
    if (index === -1) throw new Error(`Vite has no plugin "${IMPORT_ANALYSIS}" any more`);
    // Vite offers no option for this.
    (config.plugins as Plugin[]).splice(index, 1);
  },
});
