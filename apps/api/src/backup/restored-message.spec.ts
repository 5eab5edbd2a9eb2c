import { beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoredMessage } from './restored-message.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-restored-'));
});

const message = () => restoredMessage({ createdAt: '2026-11-30T04:44:29Z', dataDir });

test('a restore without an index says that the records have to be imported', () => {
  expect(message()).toMatch(/^Restored the state of 2026-11-30T04:44:29Z.*\n.*import them before you start/);
});

test('a restore with an index says only what is restored', () => {
  mkdirSync(path.join(dataDir, 'index'));
  expect(message()).toMatch(/^Restored the state of .* Users log in again\.$/);
});
