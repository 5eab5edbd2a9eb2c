import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import { hasExports } from '../consumer/tarballs.mjs';
import { LINTERS } from '../steps/linters.mjs';
import { packageBin } from '../steps/package-bin.mjs';
import { createScratchCopy } from '../testing/scratch-copy.ts';
import type { ScratchCopy } from '../testing/scratch-copy.ts';
import lib from './lib/generator.mjs';

const LIMIT_MS = 180_000;
const COMPONENT = 'apps/portal/src/components/tide-table/tide-table.tsx';
/** The program of the generated files: those of the whole portal would take most of the time. */
const PROGRAM = 'tsconfig.generated.json';
const JEST = ['node_modules/jest/bin/jest.js', '--config=jest.preset.js'];
const COVERAGE = ['node_modules/c8/bin/c8.js', '--config=tools/jest/coverage.json'];
const LIBS = [
  { name: 'tides', type: 'domain', runtime: 'isomorphic', visibility: 'public' },
  { name: 'tide-gauges', type: 'util', runtime: 'node', visibility: 'internal' },
  { name: 'tide-charts', type: 'data-access', runtime: 'react', visibility: 'internal' },
] as const;
const folders = LIBS.map(({ name }) => `libs/${name}`);

let copy: ScratchCopy;

/** Runs Node.js in the copy; a failure fails the test with the program's output. */
const passes = (...args: readonly string[]): void => {
  const { code, output } = copy.runNode(...args);
  if (code !== 0) throw new Error(output);
};

describe('generated code passes the checks of the repository', () => {
  beforeAll(() => {
    copy = createScratchCopy();
    const tree = new FsTree(copy.folder, false);
    for (const options of LIBS)
      lib(tree, { ...options, description: 'Predicts high and low water', reason: 'others use it' });
    flushChanges(copy.folder, tree.listChanges());
    for (const folder of folders) copy.linkMember(folder);
    passes('tools/api-pages.mjs');
    passes(packageBin('nx'), 'g', '@nx/react:component', COMPONENT);
    writeFileSync(
      path.join(copy.folder, PROGRAM),
      JSON.stringify({ extends: './apps/portal/tsconfig.json', include: [...folders, COMPONENT] }),
    );
  }, LIMIT_MS);

  afterAll(() => copy.dispose());

  test(
    'lint',
    () => {
      for (const linter of Object.values(LINTERS)) passes(...linter, ...folders, COMPONENT);
    },
    LIMIT_MS,
  );

  test(
    'unused files, exports and dependencies, and circular imports',
    () => {
      passes(packageBin('knip'), '--no-progress', ...folders.flatMap((folder) => ['--workspace', folder]));
      passes(packageBin('dependency-cruiser', 'depcruise'), ...folders, 'apps/portal/src/components');
    },
    LIMIT_MS,
  );

  test.each([...folders, PROGRAM])(
    'the types of %s',
    (folder) => {
      passes('node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p', folder);
    },
    LIMIT_MS,
  );

  test(
    'the checks of packages, dependencies, files, links, inputs and API pages',
    () => {
      const checks = ['packages', 'dependencies', 'files', 'links', 'inputs', 'api-pages'].map(
        (name) => `checks/${name}.spec.ts`,
      );
      passes(...JEST, '--rootDir=tools', ...checks);
    },
    LIMIT_MS,
  );

  test(
    'the tests and the build of a public library',
    () => {
      passes(...COVERAGE, '--include=libs/tides/src/**', 'node', ...JEST, '--rootDir=libs/tides');
      passes('tools/build-lib.mjs', 'libs/tides');
      // The packages as other teams install them: an empty one needs no use so far.
      expect(hasExports(path.join(copy.folder, 'libs/tides/dist'), { types: './index.d.ts' })).toBe(false);
    },
    LIMIT_MS,
  );
});
