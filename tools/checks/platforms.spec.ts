import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { committedFiles, readText } from './repository.ts';

/** An idiom that works on one platform only: its name, its form in the source, an example, and the files that have to use it. */
const IDIOMS = [
  [
    'a file of node_modules/.bin, which is a shell script on Windows',
    /node_modules\/\.bin/,
    "run(process.execPath, ['node_modules/.bin/nx'])",
    // Only looks whether a file is there; says why not.
    ['tools/checks/development.spec.ts', 'tools/steps/package-bin.mjs'],
  ],
  [
    'npm, npx or a shell by its name, which is a batch file on Windows or is not there',
    /(?:run|runOrStop|spawn|spawnSync|execFile|execFileSync)\((?:'[^']*',)?\s*['"`](?:npm|npx|sh|bash)['"`]/,
    "await runOrStop('Packing', 'npm', ['pack'])",
    // Skipped where there is no shell.
    [
      'apps/api/src/uploads/full-disk.spec.ts',
      'libs/search-index/src/generation/process-mark.spec.ts',
      'libs/search-index/src/unharmed.spec.ts',
    ],
  ],
  ['a command line for a shell', /\bexecSync\(|\bshell: true/, "execSync('ls')", []],
  [
    'the signal of a process group, which Windows does not have',
    /process\.kill\(-/,
    "process.kill(-child.pid, 'SIGTERM')",
    ['tools/steps/kill-tree.mjs'],
  ],
  [
    'a path instead of a URL for an import',
    /'--import', (?:path\.|['"`]\/)|\bimport\(path\./,
    "import(path.join(ROOT, 'a.mjs'))",
    [],
  ],
  [
    'the path of a file URL, which begins with a slash on Windows and is encoded',
    /import\.meta\.url\)\.pathname/,
    "new URL('.', import.meta.url).pathname",
    [],
  ],
  [
    'a comparison of paths that fails when the checkout is reached through a link',
    /process\.argv\[1\] ===/,
    'if (process.argv[1] === import.meta.filename)',
    [],
  ],
] as const;

/** The end-to-end tests that send signals are skipped on Windows. */
const sources = committedFiles().filter(
  (file) =>
    /^(apps|libs|tools)\/.*\.(ts|tsx|mjs|js)$/.test(file) &&
    !file.startsWith('apps/portal-e2e/') &&
    file !== 'tools/checks/platforms.spec.ts',
);

describe.each(IDIOMS)('%s', (_what, pattern, example, files) => {
  test('is found', () => {
    expect(example).toMatch(pattern);
  });

  test(`is used ${files.length === 0 ? 'nowhere' : `only in ${files.join(', ')}`}`, () => {
    expect(sources.filter((file) => pattern.test(readText(file)))).toEqual(files);
  });
});

/** A program of Node.js and its arguments: no operator, variable or built-in command of a shell. */
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const PLAIN_COMMAND = /^node [\w./:=@ -]+$/;

test('every npm script runs Node.js, without a shell', () => {
  const { scripts } = manifest.parse(JSON.parse(readText('package.json')));
  expect(Object.values(scripts).filter((command) => !PLAIN_COMMAND.test(command))).toEqual([]);
});
