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

export default {
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@open-discovery/source', 'node'] },
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '\\.module\\.css$': path.join(import.meta.dirname, 'tools/jest-css-module.mjs') },
  passWithNoTests: true,
};
