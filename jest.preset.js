import path from 'node:path';

/**
 * One preset for every project; `nx test` gives it the project's folder as root.
 * Native ES modules, siblings taken from their source, no module mocks.
 * `*.dom.spec.ts(x)` runs with a document, every other spec file without.
 */
const tool = (file) => path.join(import.meta.dirname, 'tools/jest', file);

/** Set by the target `test` (nx.json): where the totals that `npm test` adds up go. */
const totalsFile = process.env.TEST_TOTALS_FILE;

const project = {
  runner: tool('runner.mjs'),
  globalSetup: tool('create-run-folder.mjs'),
  globalTeardown: tool('remove-run-folder.mjs'),
  modulePathIgnorePatterns: ['/dist/'],
  // The runner compiles.
  transform: {},
};

const OUTPUT = ['/node_modules/', '/dist/'];

export default {
  reporters: totalsFile ? ['default', [tool('totals-reporter.mjs'), { file: totalsFile }]] : ['default'],
  passWithNoTests: true,
  projects: [
    {
      ...project,
      testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
      testPathIgnorePatterns: [...OUTPUT, '\\.dom\\.spec\\.tsx?$'],
    },
    {
      ...project,
      testMatch: ['<rootDir>/**/*.dom.spec.ts', '<rootDir>/**/*.dom.spec.tsx'],
      testPathIgnorePatterns: OUTPUT,
      setupFiles: [tool('page.mjs')],
    },
  ],
};
