#!/usr/bin/env node
// `npm run mutation -- roles`: mutates a library and counts how many mutants its tests detect. Takes minutes.
// `-- roles parse-role.ts` mutates only this file.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { runScript, Stop } from './steps/stop.mjs';
import { ROOT } from './steps/workspace.mjs';

const LEAST_SCORE = 85;

/** Skips property tests and large inputs: hundreds of runs would take too long, and the tables must suffice. */
const LEFT_OUT = ['/node_modules/', '/dist/', 'properties\\.spec\\.ts$'];

const sourcesOf = (lib, files) =>
  files.length > 0
    ? files.map((file) => `libs/${lib}/src/${file}`)
    : [`libs/${lib}/src/**/*.ts`, `!libs/${lib}/src/**/*.spec.ts`, `!libs/${lib}/src/**/testing{/**,.ts}`];

/** Jest's own module loader, for which sources are compiled one by one: Stryker sees which test loads which. */
const COMPILER = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAssertions: true } },
  module: { type: 'es6' },
};

/** Stryker runs in a copy, where tests import the mutated sources by relative paths. */
const settings = (lib, files) => ({
  mutate: sourcesOf(lib, files),
  ignorePatterns: ['**', `!libs/${lib}/**`, '!package.json', '**/dist'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    projectType: 'custom',
    config: {
      rootDir: `libs/${lib}`,
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: LEFT_OUT,
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@open-discovery/source', 'node'] },
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': ['@swc/jest', COMPILER] },
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  disableTypeChecks: false,
  tempDirName: '.nx/mutation',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  htmlReporter: { fileName: `.nx/mutation-report/${lib}.html` },
  thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  allowConsoleColors: false,
});

await runScript(async () => {
  const [lib = '', ...files] = process.argv.slice(2);
  if (!/^[\w-]+$/.test(lib) || !existsSync(path.join(ROOT, 'libs', lib, 'src')))
    throw new Stop('Which library? For example: npm run mutation -- roles');
  process.chdir(ROOT);
  await new Stryker(settings(lib, files)).runMutationTest();
  return process.exitCode;
});
