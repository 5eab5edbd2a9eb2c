import path from 'node:path';

/**
 * One preset for every project; `nx test` gives it the project's folder as root.
 * Native ES modules, siblings taken from their source, no module mocks.
 * A spec that needs a page says so in its first line: `@jest-environment ../../tools/jest-environment-page.mjs`.
 */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAssertions: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Set by the target `test` (nx.json): where the totals that `npm test` adds up go. */
const totalsFile = process.env.TEST_TOTALS_FILE;
const totals = [path.join(import.meta.dirname, 'tools/jest-totals-reporter.mjs'), { file: totalsFile }];

export default {
  reporters: totalsFile ? ['default', totals] : ['default'],
  globalSetup: path.join(import.meta.dirname, 'tools/jest-run-folder.mjs'),
  globalTeardown: path.join(import.meta.dirname, 'tools/jest-remove-run-folder.mjs'),
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@open-discovery/source', 'node'] },
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '\\.(css|svg)(\\?.*)?$': path.join(import.meta.dirname, 'tools/jest-css-module.mjs'),
  },
  passWithNoTests: true,
  // A limit for what hangs: beside other tests, a slow start is no failure.
  testTimeout: 30_000,
  // Held by the projects whose target `test` asks for coverage.
  coverageProvider: 'v8',
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { lines: 95, branches: 95 } },
  coveragePathIgnorePatterns: ['/node_modules/', '/dist/', '/testing/', '\\.spec\\.tsx?$'],
};
