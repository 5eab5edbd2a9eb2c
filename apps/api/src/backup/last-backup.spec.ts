import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteBackup, readLastBackup } from './last-backup.ts';

test('backups that end at the same time are all noted, without a trace of the others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-last-backup-'));
  const times = Array.from({ length: 20 }, (_, second) => new Date(second * 1_000).toISOString());
  await Promise.all(times.map((time) => noteBackup(folder, time)));
  expect(times).toContain(await readLastBackup(folder));
  expect(await readdir(folder)).toEqual(['last-backup.json']);
  await rm(folder, { recursive: true });
});
