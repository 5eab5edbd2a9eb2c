import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { readState } from '../../store/source-folders.ts';
import { startJsonServer } from '../../testing/json-server.ts';
import { addTestSource, harvest, recordsText } from '../../testing/run-harvest.ts';
import { tarEntry } from './tar-entry.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-files-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(path.join(folder, 'records/deep'), { recursive: true });
});

const write = (name: string, text: string | Uint8Array): void =>
  writeFileSync(path.join(folder, 'records', name), text);
const address = (): string => pathToFileURL(path.join(folder, 'records')).href;

test('a folder is read again: new, changed and removed files are reported', async () => {
  write('a.bib', '@misc{tides}');
  write('deep/b.gz', gzipSync('{"id":"x"}'));
  write('.hidden', 'no');
  await addTestSource(dataDir, { kind: 'file', address: address() });
  const totals: (number | null)[] = [];
  const outcome = await harvest(dataDir, { onProgress: ({ total }) => totals.push(total) });
  expect(outcome.counts).toMatchObject({ new: 2 });
  expect(totals).toEqual([2, 2, 2]);
  expect(await recordsText(dataDir)).toContain('@misc{tides}');
  const { current } = await readState(dataDir, 'archive');
  expect((await harvest(dataDir)).counts).toMatchObject({ unchanged: 2 });
  expect((await readState(dataDir, 'archive')).current).toEqual(current);
  write('a.bib', '@misc{gauges}');
  write('c.ris', 'TY  - JOUR');
  rmSync(path.join(folder, 'records/deep/b.gz'));
  expect((await harvest(dataDir)).counts).toEqual({ records: 2, new: 1, changed: 1, unchanged: 0, gone: 1 });
  const archive = await recordsText(dataDir);
  expect(archive).toContain('@misc{gauges}');
  expect(archive).not.toContain('@misc{tides}');
  expect(archive.length % 512).toBe(0);
});

test.each(['is away', 'is empty'])('a folder that %s keeps its records', async (rule) => {
  write('a.bib', '@misc{tides}');
  await addTestSource(dataDir, { kind: 'file', address: address() });
  await harvest(dataDir);
  rmSync(path.join(folder, 'records'), { recursive: true });
  if (rule === 'is empty') mkdirSync(path.join(folder, 'records'));
  expect((await harvest(dataDir)).failure).toMatch(/does not exist|has no files/);
  expect(await recordsText(dataDir)).toContain('@misc{tides}');
});

test('a request for an address is conditional by its entity tag', async () => {
  const server = await startJsonServer();
  server.headers = { etag: '"1"' };
  server.answers = ['{"id":"x"}', { status: 304 }, '{"id":"y"}'];
  await addTestSource(dataDir, { kind: 'file', address: `${server.address}/records.jsonl` });
  expect((await harvest(dataDir)).counts).toMatchObject({ new: 1 });
  expect((await harvest(dataDir)).counts).toMatchObject({ records: 0 });
  expect(await recordsText(dataDir)).toContain('{"id":"x"}');
  expect((await harvest(dataDir)).counts).toMatchObject({ changed: 1 });
  expect(await recordsText(dataDir)).not.toContain('{"id":"x"}');
  expect(server.conditions).toEqual([undefined, '"1"', '"1"']);
  await server.close();
});

test('an entry of an archive is what tar writes', () => {
  const header = tarEntry('records/a.bib', Buffer.from('x')).toString('latin1', 0, 512);
  expect(header.slice(0, 14)).toBe('records/a.bib\0');
  expect(header.slice(124, 136)).toBe('00000000001\0');
  expect(header.slice(257, 265)).toBe('ustar\x0000');
});
