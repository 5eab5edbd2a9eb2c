import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const IS_MAIN = pathToFileURL(path.join(import.meta.dirname, 'is-main.mjs')).href;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-main-'));
  const scripts = path.join(folder, 'scripts');
  mkdirSync(scripts);
  symlinkSync(scripts, path.join(folder, 'link'), 'junction');
  writeFileSync(
    path.join(scripts, 'script.mjs'),
    `import { isMain } from '${IS_MAIN}';\nconsole.log(isMain(import.meta));\n`,
  );
  writeFileSync(path.join(scripts, 'other.mjs'), "import './script.mjs';\n");
});

test.each([
  ['scripts/script.mjs', true],
  ['link/script.mjs', true],
  ['scripts/other.mjs', false],
  ['link/other.mjs', false],
])('node %s → scripts/script.mjs is the main module: %j', (file, expected) => {
  const output = execFileSync(process.execPath, [path.join(folder, file)], { encoding: 'utf8' });
  expect(output).toBe(`${expected}\n`);
});
