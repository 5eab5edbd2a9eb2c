import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { undoUnfinishedRestores } from './undo-unfinished-restores.ts';
import { createWorkFolder } from './work-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'work-folder-'));
});

const ENDED = `${spawnSync(process.execPath, ['--version']).pid}-1-boot`;

/** Leaves the folder of a process that has ended here, or that runs where this one cannot see it. */
const leave = (kind: 'backup' | 'restore', space: string, signedSecondsAgo = 0): string => {
  const folder = path.join(dataDir, `${kind}-${ENDED}${space}.AAAAAA`);
  mkdirSync(path.join(folder, 'new'), { recursive: true });
  const at = Date.now() / 1_000 - signedSecondsAgo;
  writeFileSync(path.join(folder, 'alive'), '.');
  utimesSync(path.join(folder, 'alive'), at, at);
  return folder;
};

const ELSEWHERE = '@0a1b2c3d99';

test.each([
  ['that has ended', '', 0, false],
  ['in another container while it gives signs of life', ELSEWHERE, 0, true],
  ['in another container after five minutes without a sign', ELSEWHERE, 301, false],
])('the folder of a backup %s: is kept %j', (_which, space, secondsAgo, isKept) => {
  const other = leave('backup', space, secondsAgo);
  createWorkFolder(dataDir, 'backup').remove();
  expect(existsSync(other)).toBe(isKept);
});

test('a restore in another container is undone after five minutes without a sign, and not before', () => {
  const running = leave('restore', ELSEWHERE);
  writeFileSync(path.join(running, 'plan.json'), JSON.stringify([{ name: 'uploads', existed: true }]));
  mkdirSync(path.join(running, 'old/uploads'), { recursive: true });
  expect(() => undoUnfinishedRestores(dataDir)).toThrow(
    'a restore is running; start again when it has ended, or, if it was killed, wait 5 minutes',
  );
  leave('restore', ELSEWHERE, 301);
  undoUnfinishedRestores(dataDir);
  expect(readdirSync(dataDir)).toEqual(['uploads']);
});

test('a backup gives signs of life in its folder', () => {
  jest.useFakeTimers();
  const own = createWorkFolder(dataDir, 'backup');
  const sign = path.join(own.path, 'alive');
  rmSync(sign);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(existsSync(sign)).toBe(true);
  own.remove();
  expect(readdirSync(dataDir)).toEqual([]);
});
