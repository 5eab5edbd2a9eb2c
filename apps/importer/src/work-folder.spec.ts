import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { processMark } from '@open-discovery/search-index';
import { createWorkFolder } from './work-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'work-folder-'));
});

const leave = (name: string): string => {
  const folder = path.join(dataDir, name);
  mkdirSync(path.join(folder, 'records'), { recursive: true });
  return folder;
};
/** Returns the id of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

test('the folders of killed imports are removed', () => {
  const killed = leave(`import-${endedProcess()}-1-boot.AAAAAA`);
  const own = createWorkFolder(dataDir);
  expect([killed, own].map((folder) => existsSync(folder))).toEqual([false, true]);
});

(process.platform === 'linux' ? test : test.skip)(
  'a killed import is told from a process with its id',
  () => {
    const reused = leave(`import-${process.ppid}-1-earlier.AAAAAA`);
    createWorkFolder(dataDir);
    expect(existsSync(reused)).toBe(false);
  },
);

test('an import is refused while another one runs, and leaves nothing', () => {
  const running = leave(`import-${processMark(process.ppid)}.AAAAAA`);
  expect(() => createWorkFolder(dataDir)).toThrow(
    `Another import into ${dataDir} is running (process ${process.ppid}, files in ${path.basename(running)}).`,
  );
  expect(readdirSync(dataDir)).toEqual([path.basename(running)]);
});

const OTHER = `import-${endedProcess()}-1-boot@0a1b2c3d99`;

test('an import in another container is not removed while it gives signs of life', () => {
  const running = leave(`${OTHER}.AAAAAA`);
  writeFileSync(path.join(running, 'alive'), '.');
  expect(() => createWorkFolder(dataDir)).toThrow(
    `Another import into ${dataDir} is running (in another container or on another machine, files in ${path.basename(running)};`,
  );
  expect(readdirSync(dataDir)).toEqual([path.basename(running)]);
});

test.each(['alive', '.'])(
  'the folder of an import in another container is removed after five minutes without a change of %j',
  (name) => {
    const killed = leave(`${OTHER}.AAAAAA`);
    const sign = path.join(killed, name);
    if (name !== '.') writeFileSync(sign, '');
    const at = Date.now() / 1_000 - 301;
    utimesSync(sign, at, at);
    createWorkFolder(dataDir);
    expect(existsSync(killed)).toBe(false);
  },
);

test('an import gives signs of life in its folder', () => {
  jest.useFakeTimers();
  const sign = path.join(createWorkFolder(dataDir), 'alive');
  rmSync(sign);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(existsSync(sign)).toBe(true);
});

test('other files and folders stay', () => {
  const others = ['index', 'uploads', 'import-notes', 'import-x.y'].map(leave);
  createWorkFolder(dataDir);
  expect(others.every((folder) => existsSync(folder))).toBe(true);
});
