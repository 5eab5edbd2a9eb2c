import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { addSource, createSource, harvestLockFile, takeHarvestLock } from '@open-discovery/harvest';
import { addTestSource, faulty, harvest, NOW, startOaiServer } from '@open-discovery/harvest/testing';
import { hasEnded, processMark } from '@open-discovery/search-index';
import { harvestListSchema } from './harvest-schema.ts';
import { createHarvests } from './harvests.ts';
import { toSource } from './new-source.ts';
import { startIdleProcess } from './testing/start-idle-process.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-harvests-'));
});

const CONTACT = 'ada@example.org';
const addArchive = () =>
  addSource(
    dataDir,
    createSource(
      {
        name: 'archive',
        kind: 'oai-pmh',
        address: 'https://archive.example.org/oai',
        options: {},
        allowsHttp: false,
        allowsPrivate: false,
      },
      NOW,
    ),
  );

test('lists each source with its records, its last run and its failure', async () => {
  const server = await startOaiServer();
  server.records = [1, 2, 3].map((number) => ({
    id: `oai:a.example.org:${number}`,
    date: server.date,
    title: 'Tides',
  }));
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  const harvests = createHarvests({ dataDir, program: null, contact: null });
  expect((await harvests.read()).sources).toMatchObject([{ records: 0, completeAt: null, last: null }]);
  server.faults = [null, null, null, faulty.status(404)];
  await harvest(dataDir);
  expect((await harvests.read()).sources).toMatchObject([
    {
      records: 2,
      progress: { records: 2, total: null },
      completeAt: null,
      failures: 1,
      lastFailure: {
        at: NOW.toISOString(),
        message: expect.stringContaining('status 404'),
        reason: { id: 'status', values: { status: 404 } },
      },
      last: { failure: expect.stringContaining('status 404') },
    },
  ]);
  await harvest(dataDir);
  const list = await harvests.read();
  expect(harvestListSchema.parse(list)).toEqual(list);
  expect(list.sources).toMatchObject([
    {
      name: 'archive',
      kind: 'oai-pmh',
      records: 3,
      completeAt: NOW.toISOString(),
      lastFailure: { at: NOW.toISOString(), message: expect.stringContaining('status 404') },
      progress: null,
      last: { failure: null, new: 3, changed: 0, gone: 0 },
    },
  ]);
  await server.close();
});

test('a source that waits says until when and why, as long as a harvest is running', async () => {
  const server = await startOaiServer();
  server.faults = [faulty.status(503)];
  await addTestSource(dataDir, { kind: 'oai-pmh', address: server.address });
  const lock = takeHarvestLock(dataDir, { ownMark: processMark(process.ppid), hasEnded });
  let nowMs = NOW.getTime();
  const harvests = createHarvests({ dataDir, program: null, contact: null, clock: () => nowMs });
  const waits = async () => (await harvests.read()).sources[0]?.waits;
  const seen: unknown[] = [];
  const wait = async () => {
    seen.push(await waits());
    nowMs += 60_000;
    seen.push(await waits());
  };
  await harvest(dataDir, { wait });
  expect(seen).toMatchObject([{ reason: { id: 'status', values: { status: 503 } } }, null]);
  lock.release();
  await server.close();
});

test.each([
  ['state.json', 'upload'],
  ['source.json', null],
])(
  'a source with a damaged %s is listed as damaged, next to the others, and can be removed',
  async (file, kind) => {
    await addArchive();
    await addSource(dataDir, toSource({ name: 'papers', kind: 'upload', address: null, options: {} }, NOW));
    writeFileSync(path.join(dataDir, 'harvest/papers', file), '{"version":1,"cur');
    const harvests = createHarvests({ dataDir, program: null, contact: null });
    const list = await harvests.read();
    expect(harvestListSchema.parse(list)).toEqual(list);
    expect(list.sources).toMatchObject([
      { name: 'archive', isDamaged: false },
      { name: 'papers', kind, isDamaged: true, records: 0, lastFailure: null },
    ]);
    await harvests.remove('papers');
    expect((await harvests.read()).sources).toMatchObject([{ name: 'archive' }]);
  },
);

test.each([
  [{}, ['run', 'archive']],
  [{ allowsFewer: true }, ['run', 'archive', '--allow-fewer']],
])('starts the program with the names, the folder, the contact and %j', async (options, words) => {
  await addArchive();
  const program = path.join(dataDir, 'program.cjs');
  const noted = path.join(dataDir, 'noted');
  writeFileSync(
    program,
    `const { existsSync, renameSync, writeFileSync } = require('node:fs');
    writeFileSync('${noted}.new', JSON.stringify([process.argv.slice(2), process.env.DATA_DIR, process.env.HARVEST_CONTACT]));
    renameSync('${noted}.new', '${noted}');
    setInterval(() => existsSync('${noted}.end') && process.exit(), 5);`,
  );
  const harvests = createHarvests({ dataDir, program, contact: CONTACT });
  await harvests.start(['archive'], options);
  // Before the program takes the lock.
  expect(await harvests.read()).toMatchObject({ isRunning: true });
  await expect(harvests.start([])).rejects.toMatchObject({ status: 409 });
  for (let text = ''; text === '';) {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      text = readFileSync(noted, 'utf8');
      expect(JSON.parse(text)).toEqual([words, dataDir, CONTACT]);
    } catch (error) {
      if (!String(error).includes('ENOENT')) throw error;
    }
  }
  writeFileSync(`${noted}.end`, '');
  while ((await harvests.read()).isRunning) await new Promise((resolve) => setImmediate(resolve));
});

test.each([
  ['an unknown source', { program: import.meta.filename, contact: CONTACT }, ['nobody'], 404],
  ['no program', { program: null, contact: CONTACT }, [], 503],
  ['no contact', { program: import.meta.filename, contact: null }, [], 503],
  ['a harvest that is running', { program: import.meta.filename, contact: CONTACT }, [], 409],
])('%s: nothing is started', async (rule, options, names, status) => {
  await addArchive();
  writeFileSync(
    harvestLockFile(dataDir),
    rule.startsWith('a harvest') ? processMark(process.ppid) : '999999999-1-a',
  );
  await expect(createHarvests({ dataDir, ...options }).start(names)).rejects.toMatchObject({ status });
});

test('a harvest that fails is reported, and what it has printed is in a file', async () => {
  await addArchive();
  const program = path.join(dataDir, 'program.cjs');
  writeFileSync(program, 'console.error("No space"); process.exitCode = 2;');
  const output = path.join(dataDir, 'harvest/last-run.log');
  const exit = await new Promise((resolve) => {
    void createHarvests({ dataDir, program, contact: CONTACT, onFailed: resolve }).start([]);
  });
  expect(exit).toEqual({ code: 2, signal: null, output });
  expect(readFileSync(output, 'utf8')).toBe('No space\n');
});

test('only services need the contact: uploaded files are harvested without it', async () => {
  await addArchive();
  const program = path.join(dataDir, 'program.cjs');
  writeFileSync(program, '');
  const harvests = createHarvests({ dataDir, program, contact: null });
  await harvests.add({ name: 'papers', kind: 'upload', address: null, options: {} }, NOW);
  expect((await harvests.read()).sources).toMatchObject([
    { name: 'archive', waitsForContact: true },
    { name: 'papers', waitsForContact: false },
  ]);
  await expect(harvests.start([])).rejects.toMatchObject({ status: 503 });
  await harvests.start(['papers']);
  while ((await harvests.read()).isRunning) await new Promise((resolve) => setImmediate(resolve));
});

test('a harvest that publishes its records says so', async () => {
  const lock = takeHarvestLock(dataDir, { ownMark: processMark(process.ppid), hasEnded });
  const harvests = createHarvests({ dataDir, program: null, contact: null });
  const running = async () => {
    const { isRunning, isPublishing } = await harvests.read();
    return { isRunning, isPublishing };
  };
  expect(await running()).toEqual({ isRunning: true, isPublishing: false });
  lock.notePublishing();
  expect(await running()).toEqual({ isRunning: true, isPublishing: true });
  lock.release();
  expect(await running()).toEqual({ isRunning: false, isPublishing: false });
  // Of a harvest that was killed while it published.
  lock.notePublishing();
  takeHarvestLock(dataDir, { ownMark: processMark(1), hasEnded });
  expect(await running()).toEqual({ isRunning: true, isPublishing: false });
});

describe('sources', () => {
  const GIVEN = {
    name: 'archive',
    kind: 'oai-pmh',
    address: 'https://archive.example.org/oai',
    options: { set: ['tides'] },
  };
  const open = () => createHarvests({ dataDir, program: null, contact: null });

  test('are added and removed; each kind is listed with its options', async () => {
    const harvests = open();
    await harvests.add(GIVEN, NOW);
    const list = await harvests.read();
    expect(harvestListSchema.parse(list)).toEqual(list);
    expect(list.sources).toMatchObject([GIVEN]);
    expect(list.kinds).toContainEqual({
      kind: 'ror',
      needsAddress: false,
      options: [
        { name: 'country', isList: true, example: 'DE' },
        { name: 'type', isList: false, example: 'education' },
      ],
    });
    expect(await harvests.remove('archive')).toMatchObject(GIVEN);
    expect(await harvests.read()).toMatchObject({ isRunning: false, sources: [] });
    await expect(harvests.remove('archive')).rejects.toMatchObject({ status: 404 });
    await expect(harvests.remove('../archive')).rejects.toMatchObject({ status: 404 });
  });

  test('of one name are added once, by whoever comes first', async () => {
    const results = await Promise.allSettled([open().add(GIVEN, NOW), open().add(GIVEN, NOW)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(open().add(GIVEN, NOW)).rejects.toMatchObject({
      status: 400,
      message: 'name: another source has it already',
      details: { problem: { id: 'taken' } },
    });
  });

  test('are not removed while a harvest is running', async () => {
    await addArchive();
    const { release } = takeHarvestLock(dataDir, { ownMark: processMark(process.ppid), hasEnded });
    const refusal = { status: 409, details: { problem: { id: 'harvest-running' } } };
    await expect(open().remove('archive')).rejects.toMatchObject(refusal);
    release();
    await open().remove('archive');
  });
});

describe('stopping', () => {
  const writeLock = (mark: string): void => {
    mkdirSync(path.dirname(harvestLockFile(dataDir)), { recursive: true });
    writeFileSync(harvestLockFile(dataDir), mark);
  };

  // Elsewhere, the marks of processes have no start times.
  const testOnLinux = process.platform === 'linux' ? test : test.skip;

  testOnLinux('interrupts the process that holds the lock, whoever started it', async () => {
    const { id, ended } = await startIdleProcess();
    writeLock(processMark(id));
    createHarvests({ dataDir, program: null, contact: null }).stop();
    expect(await ended).toBe('SIGTERM');
  });

  test('interrupts a process that was started a moment ago and does not hold the lock yet', async () => {
    await addArchive();
    const program = path.join(dataDir, 'program.cjs');
    writeFileSync(program, 'setInterval(() => undefined, 1000);');
    const harvests = createHarvests({ dataDir, program, contact: CONTACT });
    await harvests.start([]);
    harvests.stop();
    while ((await harvests.read()).isRunning) await new Promise((resolve) => setImmediate(resolve));
  });

  test.each([
    ['no harvest', null, 'No harvest is running'],
    ['a harvest that has ended', '999999999-1-a', 'No harvest is running'],
    ['a process that is not known for certain', '0-', 'The harvest cannot be stopped from here'],
    ['a process in another container', '2-1-a@0a1b2c3d99', 'The harvest cannot be stopped from here'],
  ])('%s: nothing is interrupted', (_rule, mark, message) => {
    if (mark !== null) writeLock(mark);
    expect(() => createHarvests({ dataDir, program: null, contact: null }).stop()).toThrow(message);
  });
});
