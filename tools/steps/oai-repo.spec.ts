import { chmodSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findOaiRepo } from './oai-repo.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-python-'));
const cache = path.join(folder, 'cache');
const testScripts = process.platform === 'win32' ? test.skip : test;

/** Writes a program that takes the place of Python. */
const writePython = (script: string): void => {
  writeFileSync(path.join(folder, 'python3'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'python3'), 0o755);
};

test('an interpreter that is named is taken', async () => {
  const environment = { OAI_REPO_PYTHON: '/opt/python' };
  expect(await findOaiRepo({ environment, cache })).toEqual({ python: '/opt/python' });
});

test('without Python, there is a reason', async () => {
  expect(await findOaiRepo({ environment: { PATH: '' }, cache })).toEqual({
    missing: 'there is no Python 3',
  });
});

testScripts.each([
  [
    'makes no environment',
    'echo "No module named venv"; exit 1',
    /makes no environment: No module named venv$/,
  ],
  [
    'has no index of packages',
    `mkdir -p "$3/bin"; printf '#!/bin/sh\\necho "No matching distribution"; exit 1' > "$3/bin/python"; chmod +x "$3/bin/python"`,
    /^pip installs nothing: No matching distribution$/,
  ],
])('with a Python that %s, the reason is told and nothing is left', async (_rule, script, missing) => {
  writePython(script);
  expect(await findOaiRepo({ environment: { PATH: folder }, cache })).toEqual({
    missing: expect.stringMatching(missing),
  });
  expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
});

testScripts('what is installed is kept', async () => {
  writePython(`mkdir -p "$3/bin"; printf '#!/bin/sh\\nexit 0' > "$3/bin/python"; chmod +x "$3/bin/python"`);
  const first = await findOaiRepo({ environment: { PATH: folder }, cache });
  expect(first).toEqual({ python: expect.stringContaining(cache) });
  writePython('exit 1');
  expect(await findOaiRepo({ environment: { PATH: folder }, cache })).toEqual(first);
});
