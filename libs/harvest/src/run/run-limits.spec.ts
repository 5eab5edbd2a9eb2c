import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '../day-ms.ts';
import { addSource, readSources, readState } from '../store/source-folders.ts';
import { faulty, startOaiServer } from '../testing/oai-server.ts';
import type { OaiServer } from '../testing/oai-server.ts';
import { addTestSource, harvest, NOW, testOptions } from '../testing/run-harvest.ts';
import { runSources } from './run-sources.ts';

let server: OaiServer;
let dataDir: string;
beforeEach(async () => {
  server = await startOaiServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-limits-'));
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
});
afterEach(() => server.close());

const LONG = 'x'.repeat(30_000);
const answer = (content: string) =>
  faulty.xml(`<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">${content}</OAI-PMH>`);
const list = (identifier: string, token: string) =>
  answer(
    `<ListRecords><record><header><identifier>${identifier}</identifier></header><metadata/></record>` +
      `<resumptionToken>${token}</resumptionToken></ListRecords>`,
  );

/** A list of which each page has a new record and a new token. */
const serveWithoutEnd = () => {
  let page = 0;
  server.onRequest = () => {
    page += 1;
    const isList = server.requests.at(-1)?.includes('ListRecords') === true;
    server.faults = isList ? [list(`oai:a.example:${page}`, `token ${page}`)] : [];
  };
};

/** A clock that is later whenever it is read. */
const fastClock = (stepMs = DAY_MS / 24) => {
  let readings = 0;
  return () => {
    readings += 1;
    return new Date(NOW.getTime() + readings * stepMs);
  };
};

test('a list without end is left after a day, and the next run continues there', async () => {
  serveWithoutEnd();
  const { failure } = await harvest(dataDir, { now: fastClock() });
  expect(failure).toBe('The source is not complete after 24 hours; the next run continues.');
  const { alive } = await readState(dataDir, 'archive');
  expect(alive).toBeGreaterThan(5);
  const last = server.requests.length;
  await harvest(dataDir, { now: fastClock() });
  expect(server.requests[last]).toBe(`?verb=ListRecords&resumptionToken=token ${last}`);
});

test('endless sources of one host together get a day, in equal parts', async () => {
  serveWithoutEnd();
  const [source] = await readSources(dataDir);
  if (source === undefined) throw new Error('no source');
  const sources = ['archive', 'b', 'c', 'd'].map((name) => ({ ...source, name }));
  for (const other of sources.slice(1)) await addSource(dataDir, other);
  const now = fastClock(DAY_MS / 24 / 12);
  const outcomes = await runSources(sources, testOptions(dataDir, { now }));
  for (const { failure, counts } of outcomes) {
    expect(failure).toMatch(
      /^The source is not complete after [56](?:\.\d)? hours; the next run continues\.$/,
    );
    expect(counts.records).toBeGreaterThan(0);
  }
  expect(now().getTime() - NOW.getTime()).toBeLessThan(DAY_MS + DAY_MS / 24);
});

test('a server that asks to wait longer than its source has time is left at once', async () => {
  server.faults = [faulty.status(503, { 'retry-after': '120' })];
  const { failure } = await harvest(dataDir, { sourceLimitMs: 60_000 });
  expect(failure).toMatch(/: status 503\.$/);
  expect(server.requests).toHaveLength(1);
});

test('while a source waits, its state says until when and why', async () => {
  server.faults = [faulty.status(503)];
  const states: unknown[] = [];
  const wait = async () => {
    states.push((await readState(dataDir, 'archive')).waits);
  };
  expect(await harvest(dataDir, { wait })).toMatchObject({ failure: null });
  const host = new URL(server.address).host;
  const until = new Date(NOW.getTime() + 2_000).toISOString();
  const reason = { id: 'status', values: { status: 503 } };
  expect(states).toEqual([{ until, message: `${host}: status 503.`, reason }]);
  expect(await readState(dataDir, 'archive')).toMatchObject({ waits: null, failures: 0 });
});

test('a list without end does not fill the disk', async () => {
  serveWithoutEnd();
  const left = [2_000, 1_000, 500].map((megabytes) => megabytes * 1024 * 1024);
  const { failure } = await harvest(dataDir, { freeBytes: async () => left.shift() ?? 0 });
  expect(failure).toBe('The disk of DATA_DIR has less than 512 MB left; the rest is not for records.');
  expect((await readState(dataDir, 'archive')).alive).toBe(2);
});

test.each([
  ['token', [null, null, list('oai:a.example:1', LONG)]],
  ['identifier', [null, null, list(LONG, 'next')]],
  ['clock', [answer(`<responseDate>${LONG}</responseDate><Identify/>`)]],
])('a %s of any length is not stored', async (_rule, faults) => {
  server.faults = faults;
  expect((await harvest(dataDir)).failure).toBe(
    'The source continues its list at a place of more than 20000 characters.',
  );
  expect(JSON.stringify(await readState(dataDir, 'archive')).length).toBeLessThan(2_000);
});

test('a failure keeps the first words of the source', async () => {
  server.faults = [answer(`<error code="badVerb">${LONG}</error>`)];
  const { failure } = await harvest(dataDir);
  expect(failure).toMatch(/^127\.0\.0\.1:\d+: badVerb: x+…$/);
  expect(failure).toHaveLength(501);
});
