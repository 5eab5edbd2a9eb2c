import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { listen } from '@open-discovery/http-server/testing';
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

const WORKS = '[{"id":"x"},{"id":"y"}]';

test.each([
  ['a web page', '<!doctype html><title>We are down for maintenance</title>', 'a web page and no records'],
  ['JSON that was cut off', WORKS.slice(0, -3), 'the answer was cut off'],
  ['nothing', '', 'an empty answer'],
])(
  'an address that answers with %s is asked six times, and its records stay',
  async (_rule, body, reason) => {
    const server = await startJsonServer();
    server.answers = [WORKS, ...Array.from({ length: 6 }, () => body), WORKS];
    await addTestSource(dataDir, { kind: 'file', address: `${server.address}/list.json` });
    await harvest(dataDir);
    const { failure } = await harvest(dataDir);
    expect(failure).toContain(reason);
    expect(failure).toContain('6 times in a row');
    expect(server.answers).toEqual([WORKS]);
    expect(await recordsText(dataDir)).toContain(WORKS);
    expect((await harvest(dataDir)).counts).toMatchObject({ unchanged: 1 });
    await server.close();
  },
);

test('a body that is shorter than its Content-Length is requested again', async () => {
  let requests = 0;
  const server = await listen(
    createServer((_request, response) => {
      requests += 1;
      if (requests > 1) response.end(WORKS);
      else response.writeHead(200, { 'content-length': '100' }).write('@misc{a}', () => response.destroy());
    }),
  );
  await addTestSource(dataDir, { kind: 'file', address: `${server.url}/list.json` });
  expect((await harvest(dataDir)).failure).toBeNull();
  expect(requests).toBe(2);
  await server.close();
});

test('a file in a folder is read as it is', async () => {
  write('a.json', WORKS.slice(0, -3));
  await addTestSource(dataDir, { kind: 'file', address: address() });
  expect((await harvest(dataDir)).counts).toMatchObject({ new: 1 });
});

test('an entry of an archive is what tar writes', () => {
  const header = tarEntry('records/a.bib', Buffer.from('x')).toString('latin1', 0, 512);
  expect(header.slice(0, 14)).toBe('records/a.bib\0');
  expect(header.slice(124, 136)).toBe('00000000001\0');
  expect(header.slice(257, 265)).toBe('ustar\x0000');
});
