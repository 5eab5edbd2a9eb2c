import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addSource, createSource, harvestLockFile, readState } from '@open-discovery/harvest';
import { NOW, recordsText, startOaiServer } from '@open-discovery/harvest/testing';
import type { OaiServer } from '@open-discovery/harvest/testing';
import { openIndex } from '@open-discovery/search-index';
import { EXIT } from '../exit.ts';

/** A few kills in each test run; more on request. */
const KILLS = Number(process.env['HARVEST_KILLS'] ?? 4);
const LIMIT_MS = 170_000;
const IMPORTER = path.resolve(import.meta.dirname, '../..');
const PROGRAM = path.join(IMPORTER, 'test-results/program/harvest.js');

let server: OaiServer;
let folder: string;
beforeAll(async () => {
  execFileSync(process.execPath, [path.join(IMPORTER, 'build.mjs'), path.dirname(PROGRAM)], {
    stdio: 'inherit',
  });
  folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-kill-'));
  server = await startOaiServer();
  server.pageSize = 5;
  server.records = Array.from({ length: 60 }, (_none, index) => ({
    id: `oai:archive.example.org:${index}`,
    date: '2026-02-28T12:00:00Z',
    title: index % 10 === 0 ? null : `Tides ${index}`,
  }));
}, LIMIT_MS);
afterAll(() => server.close());

const prepare = async (name: string): Promise<string> => {
  const dataDir = path.join(folder, name);
  const source = createSource(
    {
      name: 'archive',
      kind: 'oai-pmh',
      address: server.address,
      options: {},
      allowsHttp: true,
      allowsPrivate: true,
    },
    NOW,
  );
  await addSource(dataDir, source);
  return dataDir;
};

const startProgram = (dataDir: string): ChildProcess =>
  spawn(process.execPath, [PROGRAM, 'run'], {
    env: { ...process.env, DATA_DIR: dataDir, HARVEST_CONTACT: 'ada@example.org' },
    stdio: 'ignore',
  });

/** Runs the program. Returns whether it ended by itself, and its time. */
const run = (dataDir: string, killAfterMs: number | null): Promise<{ hasEnded: boolean; ms: number }> =>
  new Promise((resolve) => {
    const startedMs = performance.now();
    const child = startProgram(dataDir);
    const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('close', (code) => {
      if (timer !== null) clearTimeout(timer);
      resolve({ hasEnded: code === 0, ms: performance.now() - startedMs });
    });
  });

const resultIn = async (dataDir: string) => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const { total, hits } = await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: 200 });
  const documents = await index.get(hits.map(({ id }) => id).sort());
  await index.close();
  const { alive, last, run: unfinished } = await readState(dataDir, 'archive');
  return { total, documents, alive, failure: last?.failure, unfinished, records: await recordsText(dataDir) };
};

test(
  'a harvest with import that is killed at random moments ends with the same result as without',
  async () => {
    const whole = await prepare('whole');
    const { hasEnded, ms } = await run(whole, null);
    expect(hasEnded).toBe(true);
    const expected = await resultIn(whole);
    expect(expected.alive).toBe(54);
    const killed = await prepare('killed');
    for (let kill = 0; kill < KILLS; kill += 1) await run(killed, Math.random() * ms);
    expect((await run(killed, null)).hasEnded).toBe(true);
    expect(await resultIn(killed)).toEqual(expected);
  },
  LIMIT_MS,
);

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a harvest that is interrupted by %s keeps every page that it has received, and the next one continues after them',
  async (signal) => {
    const dataDir = await prepare(signal);
    const pages = 3;
    const isWaiting = new Promise<void>((resolve) => {
      // The repository, its formats, the pages, and a page that never arrives.
      server.faults = [null, null, ...Array.from({ length: pages }, () => null), () => resolve()];
    });
    const child = startProgram(dataDir);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await isWaiting;
    child.kill(signal);
    expect(await ended).toBe(EXIT.interrupted);
    expect(existsSync(harvestLockFile(dataDir))).toBe(false);
    expect((await readState(dataDir, 'archive')).run?.counts.records).toBe(pages * server.pageSize);
    server.requests.length = 0;
    expect((await run(dataDir, null)).hasEnded).toBe(true);
    expect(server.requests[0]).toContain('resumptionToken=');
    const { alive, failure, unfinished, total } = await resultIn(dataDir);
    expect({ alive, failure, unfinished }).toEqual({ alive: 54, failure: null, unfinished: null });
    // The archive is a record, too.
    expect(total).toBe(54 + 1);
  },
  LIMIT_MS,
);
