import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { processMark } from '@open-discovery/search-index';
import { createWorkFolder } from './work-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'work-folder-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const leave = (name: string): string => {
  const folder = path.join(dataDir, name);
  mkdirSync(path.join(folder, 'records'), { recursive: true });
  return folder;
};
/** Returns the id of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

test('the folders of killed imports are removed, those of running ones stay', () => {
  const killed = leave(`import-${endedProcess()}-1-boot.AAAAAA`);
  const reused = leave(`import-${process.ppid}-1-earlier.AAAAAA`);
  const running = leave(`import-${processMark(process.ppid)}.AAAAAA`);
  const own = createWorkFolder(dataDir);
  const another = createWorkFolder(dataDir);
  expect([killed, reused, running, own, another].map((folder) => existsSync(folder))).toEqual([
    false,
    process.platform !== 'linux',
    true,
    true,
    true,
  ]);
});

test('other files and folders stay', () => {
  const others = ['index', 'uploads', 'import-notes', 'import-x.y'].map(leave);
  createWorkFolder(dataDir);
  expect(others.every((folder) => existsSync(folder))).toBe(true);
});
