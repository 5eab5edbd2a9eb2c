import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { archiveBefore, publishArchive, swapArchives } from './archive.ts';

let dataDir: string;
let archive: string;
const contentOf = (file: string): string => readFileSync(file, 'utf8');

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-archive-'));
  archive = path.join(dataDir, 'records.jsonl.gz');
  writeFileSync(archive, 'first');
});

test('a new archive replaces the one before, which is kept, and goes back to it', async () => {
  const whole = path.join(dataDir, 'whole');
  for (const content of ['second', 'third']) {
    writeFileSync(whole, content);
    await publishArchive(whole, dataDir);
  }
  expect([archive, archiveBefore(dataDir)].map(contentOf)).toEqual(['third', 'second']);
  await swapArchives(dataDir);
  expect([archive, archiveBefore(dataDir)].map(contentOf)).toEqual(['second', 'third']);
});

test('an import that ends before its archive is in place leaves the earlier one', async () => {
  await expect(publishArchive(path.join(dataDir, 'gone'), dataDir)).rejects.toThrow('ENOENT');
  expect(contentOf(archive)).toBe('first');
});

test('going back leaves the archive if the earlier one cannot take its place', async () => {
  mkdirSync(archiveBefore(dataDir));
  await expect(swapArchives(dataDir)).rejects.toThrow();
  expect(contentOf(archive)).toBe('first');
});
