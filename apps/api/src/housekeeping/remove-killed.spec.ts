import { beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processMark } from '@open-discovery/search-index';
import { removeKilled } from './remove-killed.ts';

const ENDED = `${spawnSync(process.execPath, ['--version']).pid}-1-boot`;
const RUNNING = processMark(process.ppid);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'remove-killed-'));
});

/** Creates folders in the data folder; returns a function that names those that are still there. */
const create = (...names: readonly string[]): (() => string[]) => {
  for (const name of names) mkdirSync(path.join(dataDir, name, 'records'), { recursive: true });
  return () => names.filter((name) => existsSync(path.join(dataDir, name)));
};

test.each([
  ['of a killed import', `import-${ENDED}.AAAAAA`, false],
  ['of a killed backup', `backup-${ENDED}.AAAAAA`, false],
  ['of a killed build of the index', `index/.building-${ENDED}`, false],
  ['of a killed restore, which the next start undoes', `restore-${ENDED}.AAAAAA`, true],
  ['of a running import', `import-${RUNNING}.AAAAAA`, true],
  ['of an import in another container', `import-${ENDED}@0a1b2c3d99.AAAAAA`, true],
  ['of the index', 'index/generation-000001', true],
  ['of pictures', 'uploads', true],
])('the folder %s (%s) stays: %j', async (_which, name, stays) => {
  const left = create(name);
  await removeKilled(dataDir);
  expect(left()).toEqual(stays ? [name] : []);
});

test('a build of the index stays while an import runs, which may be in another container', async () => {
  const names = [`import-${ENDED}@0a1b2c3d99.AAAAAA`, `index/.building-${ENDED}`];
  const left = create(...names);
  await removeKilled(dataDir);
  expect(left()).toEqual(names);
});

test('without a data folder there is nothing to remove', async () => {
  await expect(removeKilled(path.join(dataDir, 'none'))).resolves.toBeUndefined();
});
