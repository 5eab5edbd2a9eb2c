#!/usr/bin/env node
// `npm run mutation -- roles`: breaks a library in every small way and counts how often its tests notice. On demand;
// it takes minutes. `-- roles parse-role.ts` breaks this file only.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { runScript, Stop } from './steps/stop.mjs';
import { ROOT } from './steps/workspace.mjs';

const LEAST_SCORE = 85;

/** The rules' tables have to notice by themselves: properties and megabytes of text take too long hundreds of times. */
const LEFT_OUT = ['/node_modules/', '/dist/', 'properties\\.spec\\.ts$'];

const sourcesOf = (lib, files) =>
  files.length > 0
    ? files.map((file) => `libs/${lib}/src/${file}`)
    : [`libs/${lib}/src/**/*.ts`, `!libs/${lib}/src/**/*.spec.ts`, `!libs/${lib}/src/**/testing{/**,.ts}`];

/** Stryker runs a copy, in which a library's tests import its sources by relative paths: the broken ones. */
const settings = (lib, files) => ({
  mutate: sourcesOf(lib, files),
  ignorePatterns: [
    '**',
    `!libs/${lib}/**`,
    '!jest.preset.js',
    '!tools/jest-*.mjs',
    '!package.json',
    '**/dist',
  ],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    configFile: 'jest.preset.js',
    config: { rootDir: `libs/${lib}`, testPathIgnorePatterns: LEFT_OUT },
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
