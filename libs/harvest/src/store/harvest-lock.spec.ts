import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { harvestLockFile, readHarvestOwner, takeHarvestLock } from './harvest-lock.ts';

const PROCESSES = { ownMark: 'own', hasEnded: (mark: string) => mark === 'killed' };
const IN_ANOTHER_CONTAINER = 'killed@0a1b2c3d99';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'harvest-lock-'));
  mkdirSync(path.join(dataDir, 'harvest'));
});

const signOf = () => path.join(dataDir, 'harvest/.alive');
const lockAs = (name: string) => {
  writeFileSync(harvestLockFile(dataDir), name);
  writeFileSync(signOf(), '.');
};
const makeOld = (file: string) => {
  const at = Date.now() / 1_000 - 301;
  utimesSync(file, at, at);
};

test.each([
  ['running', 'wait until it has ended.'],
  [
    IN_ANOTHER_CONTAINER,
    'in another container or on another machine; wait until it has ended, or if it was killed, wait 5 minutes.',
  ],
])('while %s has the lock, nobody else gets it', (name, message) => {
  lockAs(name);
  expect(() => takeHarvestLock(dataDir, PROCESSES)).toThrow(message);
  expect(readFileSync(harvestLockFile(dataDir), 'utf8')).toBe(name);
});

test('the lock of a killed process is taken over at once', () => {
  lockAs('killed');
  takeHarvestLock(dataDir, PROCESSES).release();
  expect(existsSync(harvestLockFile(dataDir))).toBe(false);
});

test.each([
  ['its last sign of life', true],
  ['its start, if it gave none', false],
])('the lock of a process in another container is taken over five minutes after %s', (_rule, hasSign) => {
  lockAs(IN_ANOTHER_CONTAINER);
  makeOld(harvestLockFile(dataDir));
  if (hasSign) {
    expect(readHarvestOwner(dataDir, PROCESSES)).toMatchObject({ isHere: false });
    makeOld(signOf());
  } else rmSync(signOf());
  expect(readHarvestOwner(dataDir, PROCESSES)).toBeNull();
  takeHarvestLock(dataDir, PROCESSES);
  expect(readHarvestOwner(dataDir, PROCESSES)).toEqual({ mark: 'own', isHere: true, isPublishing: false });
});

test('a harvest gives signs of life, until it has lost the lock', () => {
  jest.useFakeTimers();
  const onLost = jest.fn();
  const lock = takeHarvestLock(dataDir, PROCESSES, onLost);
  rmSync(signOf());
  jest.advanceTimersByTime(60_000);
  expect(existsSync(signOf())).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
  lockAs(IN_ANOTHER_CONTAINER);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(onLost).toHaveBeenCalled();
  lock.release();
  expect(readFileSync(harvestLockFile(dataDir), 'utf8')).toBe(IN_ANOTHER_CONTAINER);
});
